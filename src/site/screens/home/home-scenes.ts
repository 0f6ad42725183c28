import type { ArticleCard } from '../../../data/article-card';
import type { HomeBlocks } from '../../../queries/home/home';
import { drawnApart } from '../../blocks/cover/scenes';

/** Blocks that show pictures, from the top of the page to its foot, and how many of their articles have one. */
const PICTURED = [
	['top', 4],
	['regulation', 1],
	['company', 1],
	['product', 1],
	['ai', 1],
	['data', 3],
	['interview', 3],
	['more', 20],
] as const satisfies readonly (readonly [keyof HomeBlocks, number])[];

/** The blocks with drawings that differ from their neighbours, down the whole page. */
export function withScenes(blocks: HomeBlocks): HomeBlocks {
	const pictured: ArticleCard[] = [
		...(blocks.lead ? [blocks.lead] : []),
		// Beside a chart one story of the data has a picture.
		...PICTURED.flatMap(([name, max]) => blocks[name].slice(0, name === 'data' && blocks.chart ? 1 : max)),
	];
	const drawn = new Map(drawnApart(pictured).map((card) => [card.id, card]));
	const found = (card: ArticleCard): ArticleCard => drawn.get(card.id) ?? card;
	return {
		...blocks,
		lead: blocks.lead && found(blocks.lead),
		...Object.fromEntries(PICTURED.map(([name]) => [name, blocks[name].map(found)])),
	};
}
