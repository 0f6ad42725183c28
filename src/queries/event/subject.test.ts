import { expect, test } from 'vitest';
import { topics } from '../../../demo/topics';
import { parseSubjectModule } from '../../shared/subject/subject-module-schema';

test('every module of the demonstration edition is drawn as it was written', () => {
	const modules = topics(1_795_000_000).flatMap((topic) =>
		topic.subjects.flatMap((subject) => [...subject.en.modules, ...subject.es.modules]),
	);
	expect(modules.length).toBeGreaterThan(50);
	for (const module of modules) expect(parseSubjectModule(module)).toEqual(module);
});
