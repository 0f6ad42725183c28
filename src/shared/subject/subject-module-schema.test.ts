import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSubjectModule } from './subject-module-schema';

describe('a module of a subject', () => {
	test('comes through whole when the newsroom wrote it well', () => {
		const module = {
			kind: 'video',
			title: 'Video',
			content: { url: 'https://video.example/1', video: 'youtube:a_b-1', caption: 'A curve', cover_seed: 'oven' },
		};
		expect(parseSubjectModule(module)).toEqual(module);
	});
	test('loses links that lead nowhere good, and keeps its words', () => {
		const parsed = parseSubjectModule({
			kind: 'partners',
			title: 'With',
			content: {
				partners: [
					{ name: 'A', role: 'b', url: 'javascript:alert(1)' },
					{ name: 'C', role: 'd', url: 'https://c.example' },
				],
			},
		});
		expect(parsed?.content).toEqual({
			partners: [
				{ name: 'A', role: 'b' },
				{ name: 'C', role: 'd', url: 'https://c.example' },
			],
		});
	});
	test('is left out where it has nothing to draw without its link', () => {
		expect(
			parseSubjectModule({
				kind: 'video',
				title: '',
				content: { url: 'data:text/html,x', caption: 'x', cover_seed: 'x' },
			}),
		).toBeUndefined();
		expect(parseSubjectModule({ kind: 'carousel', title: '', content: {} })).toBeUndefined();
		expect(parseSubjectModule({ kind: 'constructor', title: '', content: {} })).toBeUndefined();
	});
	test('leaves out the rows that do not fit, one by one', () => {
		const parsed = parseSubjectModule({
			kind: 'schedule',
			title: '',
			content: {
				days: [
					{
						day: '2027-01-27',
						label: 'Day 1',
						entries: [
							{ starts: '25:00', title: 'x' },
							{ starts: '10:30', title: 'y' },
						],
					},
					7,
				],
			},
		});
		expect(parsed?.content).toEqual({
			days: [{ day: '2027-01-27', label: 'Day 1', entries: [{ starts: '10:30', title: 'y' }] }],
		});
	});
	test('never throws, whatever the row holds', () => {
		fc.assert(
			fc.property(
				fc.constantFrom('hero', 'text', 'schedule', 'speakers', 'figures', 'map', 'partners', 'video', 'article_list'),
				fc.jsonValue(),
				(kind, content) => {
					const parsed = parseSubjectModule({ kind, title: '', content });
					expect(JSON.stringify(parsed?.content ?? null)).not.toMatch(/"(?:url|map_url)":"(?!https?:)/);
				},
			),
		);
	});
});
