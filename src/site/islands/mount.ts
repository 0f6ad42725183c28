import type { ComponentProps, ComponentType } from 'react';
import { loadChunk } from '../browser/chunk';

/** The blocks that come alive, by the name in `data-island`; each is a part of the script of its own, beside React. */
const islands = {
	search: () => import('./search/search-field').then(({ SearchField }) => SearchField),
	filters: () => import('./filters/filter-form').then(({ FilterForm }) => FilterForm),
	chart: () => import('./chart/chart').then(({ Chart }) => Chart),
	'duty-calculator': () => import('./calculator/duty-calculator').then(({ DutyCalculator }) => DutyCalculator),
	'mixing-calculator': () => import('./calculator/mixing-calculator').then(({ MixingCalculator }) => MixingCalculator),
	'unit-calculator': () => import('./calculator/unit-calculator').then(({ UnitCalculator }) => UnitCalculator),
	'rule-calculator': () => import('./calculator/rule-calculator').then(({ RuleCalculator }) => RuleCalculator),
};

export type IslandName = keyof typeof islands;
export type IslandProps<Name extends IslandName> = ComponentProps<Awaited<ReturnType<(typeof islands)[Name]>>>;

/** Milliseconds after which a request is given up (specification, section 9). */
const TIME_OUT = 30_000;

/** What an island is drawn from, where its page does not carry it. @throws where it cannot be had */
async function propsFrom(address: string): Promise<object> {
	const response = await fetch(address, { signal: AbortSignal.timeout(TIME_OUT) });
	if (!response.ok) throw new Error(String(response.status));
	return (await response.json()) as object;
}

/**
 * Brings one island to life, and answers when it listens.
 * @throws for a name that the table does not have, or a block that fails when it is drawn
 */
export async function hydrate(element: HTMLElement): Promise<void> {
	const load = (islands as Record<string, () => Promise<unknown>>)[element.dataset.island ?? ''];
	if (!load) throw new Error(`no island is named ${element.dataset.island}`);
	const { props, from } = element.dataset;
	// React, the block and what it is drawn from come at the same time.
	const [Block, { hydrateBlock }, fetched] = await Promise.all([
		loadChunk(load),
		loadChunk(() => import('./react-root')),
		from && propsFrom(from),
	]);
	await hydrateBlock(element, Block as ComponentType<object>, { ...(fetched as object), ...JSON.parse(props ?? '{}') });
}
