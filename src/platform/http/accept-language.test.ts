import { expect, test } from 'vitest';
import { acceptedLanguages } from './accept-language';

test.each([
	['', []],
	['es-ES,es;q=0.9', ['es', 'es']],
	['en;q=0.1, es;q=0.9', ['es', 'en']],
	['EN;Q=0.5,es;q=0.5', ['en', 'es']],
	['en;q=0, es;q=0.001', ['es']],
	['*;q=0.5, es', ['es']],
	['estonian, es;q=1.5, en;q=x, fr;q=-1', ['estonian']],
])('%j asks for %j', (header, languages) => {
	expect(acceptedLanguages(header)).toEqual(languages);
});
