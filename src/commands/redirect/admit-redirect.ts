import { movedPath } from '../../editions/editions';
import { keyOfAddress, ledAddress, sourceOf } from '../../shared/address/led-address';
import type { Rule } from '../../shared/http/refusal-rules';
import { Refusal } from '../../shared/refusal';
import type { CommandContext } from '../command';
import { holdRedirects, redirectsAt } from './core/redirect-rows';
import { endOf, storedTarget } from './end-of';
import { standingAt } from './row-standing';

const refuse = (field: string, rule: Rule) => new Refusal('invalid', field, { rule });

/** An address in the form of `redirect.source`: decoded, and with the present prefix of its edition. */
export const storedSource = (given: string): string => {
	const led = ledAddress(given);
	return sourceOf({ ...led, path: movedPath(led.path) ?? led.path });
};

/**
 * The final target of a redirect that a caller asks for: a single hop, to an address that answers.
 * @param sources addresses that are to redirect there
 * @param field name of the target in the input
 * @throws Refusal `invalid`, with the rule: it would lead to itself or in a circle, to an address that is gone, or to
 * no page
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

/** A redirect in the input of a command. */
interface Asked {
	source: string;
	target?: string | null | undefined;
}

/**
 * Checks that a redirect would work, and brings it into the form in which it is stored. The command has authorized the
 * actor.
 * @param isNew false where the redirect exists already, and only its target changes
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
