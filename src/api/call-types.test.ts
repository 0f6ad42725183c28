/** A client's types follow from the declarations: `tsc` holds them, and so does this file. */
import { expectTypeOf, test } from 'vitest';
import type { CallInput, CallOutput } from '../call/call';
import type { PublicCalls } from './index';
import type { newsroom } from './newsroom/entity/entity-calls';

type Newsroom = typeof newsroom;

test('what a query takes and answers', () => {
	type Get = PublicCalls['GET tag/get'];
	expectTypeOf<CallInput<Get>>().toExtend<{ id?: string | undefined; slug?: string | undefined }>();
	expectTypeOf<CallOutput<Get>['articles']>().toEqualTypeOf<number>();
	expectTypeOf<CallOutput<Get>['translations'][number]['slug']>().toEqualTypeOf<string>();
	expectTypeOf<CallOutput<PublicCalls['GET adv/get']>>().toBeNullable();
});

test('what a mutation takes: the same by GET and by POST, needed and not', () => {
	type Sent = { email: string; language?: string | undefined };
	expectTypeOf<CallInput<PublicCalls['POST email/create']>>().toExtend<Sent>();
	expectTypeOf<CallInput<PublicCalls['GET email/create']>>().toExtend<Sent>();
	expectTypeOf<CallOutput<PublicCalls['POST email/create']>>().toEqualTypeOf<{ state: 'pending' }>();
	expectTypeOf<{ language: string }>().not.toExtend<CallInput<PublicCalls['POST email/create']>>();
});

test('what an upload takes in its headers, and that HEAD answers no data', () => {
	expectTypeOf<CallInput<PublicCalls['PATCH upload/index']>>().toEqualTypeOf<{
		'Upload-Id': string;
		'Upload-Offset': string;
	}>();
	expectTypeOf<CallOutput<PublicCalls['HEAD upload/index']>>().toEqualTypeOf<undefined>();
});

test('what the calls over a declared entity take: its fields, the required ones, and no fixed one in a change', () => {
	type Create = CallInput<Newsroom['tag']['create']>;
	expectTypeOf<Create>().toHaveProperty('name').toEqualTypeOf<string>();
	expectTypeOf<Create['description']>().toEqualTypeOf<string | undefined>();
	expectTypeOf<{ slug: string; edition: string }>().not.toExtend<Create>();
	type Change = CallInput<Newsroom['tag']['change']>;
	expectTypeOf<Change['name']>().toEqualTypeOf<string | undefined>();
	expectTypeOf<Change['key']>().toEqualTypeOf<string>();
	expectTypeOf<Change['version']>().toEqualTypeOf<string>();
	expectTypeOf<CallInput<Newsroom['tag']['merge']>['version']>().toEqualTypeOf<string>();
	expectTypeOf<Change>().not.toHaveProperty('edition');
	expectTypeOf<CallInput<Newsroom['adv']['create']>['position']>().toEqualTypeOf<
		'home_band' | 'list_rail' | 'article_rail' | 'search_rail'
	>();
});

test('what they answer: rows of the table with their version, and what an action beside returns', () => {
	expectTypeOf<CallOutput<Newsroom['author']['get']>['is_software']>().toEqualTypeOf<boolean>();
	expectTypeOf<CallOutput<Newsroom['redirect']['list']>['rows'][number]['target']>().toEqualTypeOf<string | null>();
	expectTypeOf<CallOutput<Newsroom['seo_override']['change']>['version']>().toEqualTypeOf<string>();
	expectTypeOf<CallOutput<Newsroom['tag']['merge']>>().toEqualTypeOf<{ articles: number }>();
	expectTypeOf<Newsroom>().not.toHaveProperty('article');
});
