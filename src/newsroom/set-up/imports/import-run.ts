import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { ImportAnswer } from '../../../api/newsroom/import/import-calls';
import { screenAddress } from '../../addresses';
import { useTouched } from '../../live/live';

/** Marks of the states of an import. */
export const MARKS: Readonly<Record<ImportAnswer['state'], string>> = {
	running: 'st--sch',
	done: 'st--pub',
	stopped: 'st--late',
	broken: 'st--late',
	undoing: 'st--late',
	undone: 'st--out',
};

/** Entities of the newsroom, by the names that the counts of an import have. */
export const NOUNS: Readonly<Record<string, string>> = {
	articles: 'article',
	pages: 'page',
	authors: 'author',
	tags: 'tag',
	pictures: 'media',
	redirects: 'redirect',
};

/** Address of the screen of an import. */
export const importAddress = (id: number): string => `${screenAddress('imports')}/${id}`;

/** Rows that an import has made or changed; undefined where that is not known. */
export const broughtIn = ({ outcome }: ImportAnswer): number | undefined =>
	outcome ? Object.values(outcome).reduce((sum, { created, updated }) => sum + created + updated, 0) : undefined;

/** Milliseconds between two looks at an import under way: a process that was killed tells nobody. */
const LOOK_EVERY = 10_000;

/** Reads a screen again as imports go on. @param isRunning true where one is under way */
export function useFreshImports(isRunning: boolean): void {
	const { revalidate } = useRevalidator();
	useTouched('import_run', () => revalidate());
	useEffect(() => {
		if (!isRunning) return undefined;
		const timer = setInterval(() => void revalidate(), LOOK_EVERY);
		return () => clearInterval(timer);
	}, [isRunning, revalidate]);
}
