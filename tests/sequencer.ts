import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, the longest first. Those that mostly wait come before those that keep a core busy beside
 * them.
 */
const LONG = [
	/\/tests\/faults\//,
	/\/tests\/e2e\/screens\/wide/,
	/\/tests\/e2e\/screens\/newsroom/,
	/\/tests\/embedded\.test/,
	/\/tests\/e2e\/screens\//,
	/\/site\/screens\/tool\/calculate\.test/,
	/\/tests\/pages\//,
	/\/tests\/e2e\//,
	/\/tests\/package/,
	/\/tests\/start/,
	/\/islands\//,
];

const rank = ({ moduleId }: TestSpecification) => {
	const place = LONG.findIndex((name) => name.test(moduleId));
	return place < 0 ? LONG.length : place;
};

/** Begins with the longest files, so that no worker is left alone with one at the end. */
export class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
	}
}
