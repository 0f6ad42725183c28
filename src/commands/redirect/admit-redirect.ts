import { movedPath } from '../../editions/editions';
import { keyOfAddress, ledAddress, sourceOf } from '../../shared/address/led-address';
import type { Rule } from '../../shared/http/refusal-rules';
import { Refusal } from '../../shared/refusal';
import type { CommandContext } from '../command';
import { holdRedirects, redirectsAt } from './core/redirect-rows';
import { endOf, storedTarget } from './end-of';
import { standingAt } from './row-standing';

const refuse = (field: string, rule: Rule) => new Refusal('invalid', field, { rule });

/** An address as `redirect.source` holds it: decoded, and where its edition stands now. */
export const storedSource = (given: string): string => {
	const led = ledAddress(given);
	return sourceOf({ ...led, path: movedPath(led.path) ?? led.path });
};

/**
 * Where a redirect that somebody asks for is to lead: one hop, to what answers.
 * @param sources addresses at which it is to lie
 * @param field name of the target in the input
 * @throws Refusal `invalid`, with the rule: it would lead to itself or in a circle, to what is gone, or to no page
 */
export async function admitTarget(
	ctx: CommandContext,
	sources: readonly string[],
	given: string,
	field: string,
): Promise<string> {
	const keys = new Set(sources.map(keyOfAddress));
	const target = storedTarget(given);
	const isOwn = (one: string) => one.startsWith('/') && keys.has(keyOfAddress(one));
	if (isOwn(target)) throw refuse(field, { name: 'redirect_itself' });
	const end = await endOf(ctx, target);
	if (end === null) throw refuse(field, { name: 'redirect_gone', address: target });
	if (end === 'circle' || isOwn(end)) throw refuse(field, { name: 'redirect_circle', address: target });
	if (!end.startsWith('/')) return end;
	const [standing] = await standingAt(ctx.read, [end]);
	if (standing === 'further') throw refuse(field, { name: 'redirect_further', address: end });
	if (standing !== 'page') throw refuse(field, { name: 'redirect_nowhere', address: end });
	return end;
}

/** A redirect as somebody asks for it. */
interface Asked {
	source: string;
	target?: string | null | undefined;
}

/**
 * Looks whether a redirect that somebody asks for can do what it says, and gives it the form in which it is stored. The
 * act has asked for the right.
 * @param isNew false where it lies already, and only where it leads is to change
 * @throws Refusal `invalid` with the rule, `taken`
 */
export async function admitRedirect(ctx: CommandContext, asked: Asked, isNew: boolean): Promise<Asked> {
	await holdRedirects(ctx);
	const source = isNew ? storedSource(asked.source) : asked.source;
	if (isNew) {
		if (ledAddress(asked.source).hasIdleQuery) throw refuse('source', { name: 'redirect_query' });
		const [standing] = await standingAt(ctx.read, [source]);
		if (standing === 'page' || standing === 'further')
			throw refuse('source', { name: 'redirect_stands', address: source });
		if (standing === 'other') throw refuse('source', { name: 'redirect_other', address: source });
		const lies = (await redirectsAt(ctx.read, [source])).get(keyOfAddress(source));
		if (lies) throw new Refusal('taken', 'source', { rule: { name: 'taken_by', title: lies.source } });
	}
	if (asked.target === null || asked.target === undefined) return { source, target: asked.target };
	return { source, target: await admitTarget(ctx, [source], asked.target, 'target') };
}
