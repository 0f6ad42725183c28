import type { ConvertContext } from '../../core/text/convert';
import { htmlOfData } from './words-of-data';

interface Node {
	parent: string | null;
	position: number;
	type: string;
	settings: Record<string, unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function nodeOf(value: unknown): Node | undefined {
	if (!isRecord(value)) return undefined;
	const { parent, position, type, settings } = value;
	return {
		parent: typeof parent === 'string' && parent !== '' ? parent : null,
		position: Number(position) || 0,
		type: typeof type === 'string' ? type : '',
		settings: isRecord(settings) ? settings : {},
	};
}

function moduleHtml({ type, settings }: Node, context: ConvertContext): string {
	const name = `Beaver Builder ${typeof settings.type === 'string' ? settings.type : type}`;
	const data = { ...context, isStrict: false, unread: () => context.lost?.(name) };
	// Rows and columns hold nothing but their look.
	if (type !== 'module') return '';
	const { heading, tag, ...rest } = settings;
	if (settings.type !== 'heading' || typeof heading !== 'string') return htmlOfData(settings, data);
	const level = typeof tag === 'string' && /^h[1-6]$/.test(tag) ? tag : 'h2';
	return `<${level}>${heading}</${level}>\n${htmlOfData(rest, data)}`;
}

/** HTML of a piece of Beaver Builder: nodes that name the one that they are in, and their place in it. */
export function beaverHtml(data: unknown, context: ConvertContext): string {
	const nodes = new Map<string, Node>();
	for (const [id, value] of Object.entries(isRecord(data) ? data : {})) {
		const node = nodeOf(value);
		if (node) nodes.set(id, node);
	}
	const inside = new Map<string | null, string[]>();
	for (const [id, node] of nodes) {
		// A node whose holder is missing is at the top.
		const parent = node.parent !== null && nodes.has(node.parent) ? node.parent : null;
		inside.set(parent, [...(inside.get(parent) ?? []), id]);
	}
	const out: string[] = [];
	const seen = new Set<string>();
	const walk = (ids: string[]): void => {
		for (const id of ids.toSorted((a, b) => (nodes.get(a)?.position ?? 0) - (nodes.get(b)?.position ?? 0))) {
			const node = nodes.get(id);
			if (!node || seen.has(id)) continue;
			seen.add(id);
			out.push(moduleHtml(node, context));
			walk(inside.get(id) ?? []);
		}
	};
	walk(inside.get(null) ?? []);
	// Nodes that are in each other are in no other.
	walk([...nodes.keys()]);
	return out.filter((html) => html.trim() !== '').join('\n');
}
