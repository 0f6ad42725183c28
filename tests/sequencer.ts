import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, the longest first; a run that was measured before knows it better than this list. */
const LONG = [/\/tests\/e2e\/screens\/wide/, /\/tests\/e2e\/screens\//, /\/site\/tool\/calculate\.test/, /\/tests\/e2e\//, /\/islands\//];

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
