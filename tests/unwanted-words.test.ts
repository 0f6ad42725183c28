import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Sentences that an editor has taken out of the interface and of the demonstration, as they were: foreign, unclear or
 * wrong. What is kept although it sounds odd has its reason in decision 035.
 */
const TAKEN_OUT = {
	en: [
		'See what has been',
		'See what comes',
		'None is announced at the moment',
		'A calendar that subscribes',
		'Days on which a rule, a duty or a limit changes',
		'laid in the show’s usual season for the demonstration',
		'the organiser’s announcement decides',
		'we have a record of',
		'By month, each in its own time zone',
		'is common knowledge',
		'the table has no row in this market',
		'Which of the two tables gave this rate',
		'The same on one pack',
		'Excise is counted as zero',
		'An example: change the figures',
		'check the gazette',
		'As your tariff says',
		'Take it away',
		'On a year before',
		'Last change here',
		'the law text itself was not read',
		'Leave the letter',
		'You have left the letter',
		'No letter goes to this address',
		'A week with too little to tell',
		'then it carries the letter and nothing else',
		'One such message a day goes',
		'unless it gets the letter already',
		'Beside the list',
		'Subjects readers ask for',
		'Whom should we talk to',
		'would not have you miss',
		'reads every message before it is put up',
		"'Meet them",
		"'Write to them",
		"'Call them",
		'All of it →',
		'None published',
		'This newspaper',
		'How we use software that writes',
		'as are its halls',
		'{n} pieces',
		'Words on it stand out',
		'What happens to them',
		'It has left. Look',
		'it is taken away again',
		'Nobody has written',
		'Empty, the headline',
		'Go on setting up',
		'Next date we know of',
		'We know of no date to come',
		'part by part',
		'Its parts',
		'{market} apply here',
		'is a row of the calendar',
		'on which something changes',
		'Our story first',
		'Our story, then',
		'with our stories',
		'The main stories',
		'Data stories',
		'Was announced',
		'Was planned',
		'Was not announced',
		'Duty rates, the newest first',
		'Articles filed under',
		'Work out a consignment',
		'document not read by us',
		'shop or vendor',
		'Shop or vendor',
		'named and never linked',
		'Named with',
		'Firms that our articles name',
		'name the firm',
		'Facts are the firm’s own',
		'News of the firm',
		'Find a firm',
		'# firm',
		'Published by the firm',
		'subject or a firm',
		'No firm matches',
		'Makers, fillers',
		'never pass on your address',
		'arrow keys read on',
		'no dates to keep',
		'Dates to keep',
		'We track no rule',
		'We have read no',
		'We know of no rate',
		'No rate known',
	],
	es: [
		'carta de los jueves',
		'carta semanal',
		'Cartas anteriores',
		'no hay carta',
		'Contenido de socio',
		"'Socios",
		'canal web',
		'Canales web',
		'Impuesto mediano',
		"'Por cita",
		"'Redactada'",
		'Abierta ahora',
		'es de dominio público',
		'léase la ley',
		'consúltese',
		'Contra una norma de este mercado',
		'A cada dirección va un solo',
		'hace falta decir por qué',
		'Sobre este sitio',
		'Acerca de',
		'actos son inventados',
		'Todas las ediciones de Foro',
		'Reexpedida',
		'materia para atomización',
		'una auditoría fallida',
		'productos llenos',
		'producto lleno',
		'Cómo usamos programas que escriben',
		'aprendió a probar',
		"es: 'Field inspection team'",
		'Más sobre china',
		'Más sobre brume ai',
		'configura BACKUP',
		'una casa llena',
		'Se está trayendo',
		'sobre papel claro',
		'Aquí rigen los límites',
		'Próxima fecha que conocemos',
		'No conocemos ningún tipo',
		'leído por nosotros',
		'leída por nosotros',
		'citado y nunca enlazado',
		'ienda o vendedor',
		'salvo que ya esté suscrita',
		'Mire en la carpeta',
		'al alza en la mitad',
		'Sus partes',
		'por partes',
		'ipo desconocido',
		'nombra a la empresa',
		'nombran a la empresa',
		'que nombran a {name}',
		'Citadas con ella',
		'de la propia empresa, salvo',
		'es una fila del calendario',
		'en que algo cambia',
		'Comparar un producto',
		"unknown: 'Desconocido'",
		'Información sobre el sitio',
		"about: 'Información'",
		'fechas que guardar',
		'Estaba anunciada',
		'Canales RSS',
		'canal RSS',
	],
} as const;

const root = join(import.meta.dirname, '..');
const files = ['src/editions/words', 'src/newsletter', 'src/newsroom/words', 'demo'].flatMap((folder) =>
	readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
		.map((name) => join(folder, name)),
);
/** The text of the files without comments, which readers of the site do not see. */
const words = new Map(
	files.map((file) => [file, readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')]),
);

test.each(Object.entries(TAKEN_OUT))('no sentence that was taken out has come back (%s)', (_language, sentences) => {
	expect(words.size).toBeGreaterThan(100);
	const found = [...words].flatMap(([file, text]) =>
		sentences.filter((sentence) => text.includes(sentence)).map((sentence) => `${file}: ${sentence}`),
	);
	expect(found).toEqual([]);
});

test('goods are not called "género" again and again', () => {
	const found = [...words.values()].flatMap((text) => text.match(/(?<!\p{L})género(?!\p{L})/gu) ?? []);
	expect(found.length).toBeLessThanOrEqual(8);
});

test('a device that is filled is not called rechargeable', () => {
	const teardown = [...words].filter(([file]) => /teardown|despiece/.test(file)).map(([, text]) => text);
	expect(teardown.length).toBeGreaterThan(0);
	for (const text of teardown) expect(text).toContain('rellenable');
});
