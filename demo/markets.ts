import type { Authority, market } from '../src/data/tables/duty-rate';

/**
 * A place that sets duties or limits. For a place without a rate the site says that no rate is known, not that no duty
 * is charged.
 */
export type DemoMarket = typeof market.$inferInsert;

interface More {
	parent?: string;
	/** Percent; left out where it was not read and is not asked for. */
	vat?: string;
	authorities?: Authority[];
	/** What is known of its duty and does not fit into the table of rates. */
	note?: [en: string, es: string];
}

/** The slug of a name. */
const slugOf = (name: string) =>
	name
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-');

const place = (
	code: string,
	currency: string,
	en: string,
	es: string,
	{ parent, vat, authorities = [], note }: More = {},
): Omit<DemoMarket, 'position'> => ({
	code,
	slug: slugOf(en),
	currency,
	vat: vat ?? null,
	parent: parent ?? null,
	authorities,
	texts: {
		en: { name: en, ...(note ? { note: note[0] } : {}) },
		es: { name: es, ...(note ? { note: note[1] } : {}) },
	},
});

/** A member of the European Union. */
const member = (code: string, currency: string, en: string, es: string, more: More = {}) =>
	place(code, currency, en, es, { parent: 'EU', ...more });
const state = (code: string, name: string, es = name) => place(`US-${code}`, 'USD', name, es, { parent: 'US' });

const commission: Authority = {
	name: 'European Commission',
	names: { es: 'Comisión Europea' },
	task: 'law',
};
const hmrc: Authority = { name: 'HM Revenue and Customs', task: 'duty' };
const finance: Authority = { name: 'Bundesministerium der Finanzen', task: 'duty' };
const hacienda: Authority = { name: 'Ministerio de Hacienda', task: 'duty' };
const tobacco: Authority = {
	name: 'State Tobacco Monopoly Administration',
	names: { es: 'Administración Estatal del Monopolio de Tabaco' },
	task: 'licence',
};
const fda: Authority = { name: 'Food and Drug Administration', task: 'licence' };

/**
 * Markets in the order of the calculators: the Union, Europe by name, the rest of the world by name, the states of the
 * United States.
 */
export const markets: DemoMarket[] = [
	place('EU', 'EUR', 'European Union', 'Unión Europea', { authorities: [commission] }),
	place('AL', 'ALL', 'Albania', 'Albania', { vat: '20' }),
	place('AM', 'AMD', 'Armenia', 'Armenia'),
	member('AT', 'EUR', 'Austria', 'Austria', { vat: '20' }),
	place('AZ', 'AZN', 'Azerbaijan', 'Azerbaiyán'),
	place('BY', 'BYN', 'Belarus', 'Bielorrusia'),
	member('BE', 'EUR', 'Belgium', 'Bélgica', { vat: '21' }),
	place('BA', 'BAM', 'Bosnia and Herzegovina', 'Bosnia y Herzegovina'),
	member('BG', 'BGN', 'Bulgaria', 'Bulgaria', { vat: '20' }),
	member('HR', 'EUR', 'Croatia', 'Croacia', { vat: '25' }),
	member('CY', 'EUR', 'Cyprus', 'Chipre', { vat: '19' }),
	member('CZ', 'CZK', 'Czechia', 'Chequia', { vat: '21' }),
	member('DK', 'DKK', 'Denmark', 'Dinamarca', { vat: '25' }),
	member('EE', 'EUR', 'Estonia', 'Estonia', { vat: '24' }),
	member('FI', 'EUR', 'Finland', 'Finlandia'),
	member('FR', 'EUR', 'France', 'Francia'),
	place('GE', 'GEL', 'Georgia', 'Georgia'),
	member('DE', 'EUR', 'Germany', 'Alemania', { vat: '19', authorities: [finance] }),
	member('GR', 'EUR', 'Greece', 'Grecia', { vat: '24' }),
	member('HU', 'HUF', 'Hungary', 'Hungría'),
	place('IS', 'ISK', 'Iceland', 'Islandia'),
	member('IE', 'EUR', 'Ireland', 'Irlanda'),
	member('IT', 'EUR', 'Italy', 'Italia', { vat: '22' }),
	place('XK', 'EUR', 'Kosovo', 'Kosovo'),
	member('LV', 'EUR', 'Latvia', 'Letonia', { vat: '21' }),
	member('LT', 'EUR', 'Lithuania', 'Lituania'),
	member('LU', 'EUR', 'Luxembourg', 'Luxemburgo'),
	member('MT', 'EUR', 'Malta', 'Malta'),
	place('MD', 'MDL', 'Moldova', 'Moldavia'),
	place('ME', 'EUR', 'Montenegro', 'Montenegro', { vat: '21' }),
	member('NL', 'EUR', 'Netherlands', 'Países Bajos'),
	place('MK', 'MKD', 'North Macedonia', 'Macedonia del Norte'),
	place('NO', 'NOK', 'Norway', 'Noruega'),
	member('PL', 'PLN', 'Poland', 'Polonia', { vat: '23' }),
	member('PT', 'EUR', 'Portugal', 'Portugal'),
	member('RO', 'RON', 'Romania', 'Rumanía'),
	place('RU', 'RUB', 'Russia', 'Rusia'),
	place('RS', 'RSD', 'Serbia', 'Serbia'),
	member('SK', 'EUR', 'Slovakia', 'Eslovaquia'),
	member('SI', 'EUR', 'Slovenia', 'Eslovenia'),
	member('ES', 'EUR', 'Spain', 'España', { vat: '21', authorities: [hacienda] }),
	member('SE', 'SEK', 'Sweden', 'Suecia'),
	place('CH', 'CHF', 'Switzerland', 'Suiza'),
	place('TR', 'TRY', 'Türkiye', 'Turquía'),
	place('UA', 'UAH', 'Ukraine', 'Ucrania'),
	place('GB', 'GBP', 'United Kingdom', 'Reino Unido', { vat: '20', authorities: [hmrc] }),
	place('BH', 'BHD', 'Bahrain', 'Baréin'),
	place('CA', 'CAD', 'Canada', 'Canadá', {
		note: [
			'The duty goes by every 2 ml begun, which the table of rates cannot hold: see the rule below.',
			'El impuesto se cobra por cada 2 ml o fracción, lo que la tabla de tipos no puede recoger: véase la norma más abajo.',
		],
	}),
	place('CN', 'CNY', 'China', 'China', { vat: '13', authorities: [tobacco] }),
	place('ID', 'IDR', 'Indonesia', 'Indonesia'),
	place('JP', 'JPY', 'Japan', 'Japón'),
	place('KZ', 'KZT', 'Kazakhstan', 'Kazajistán'),
	place('KW', 'KWD', 'Kuwait', 'Kuwait'),
	place('MY', 'MYR', 'Malaysia', 'Malasia'),
	place('OM', 'OMR', 'Oman', 'Omán'),
	place('PH', 'PHP', 'Philippines', 'Filipinas', {
		note: [
			'Salt and freebase nicotine are charged apart, which the table of rates cannot hold: see the rule below.',
			'Las sales de nicotina y la nicotina base libre tributan por separado, lo que la tabla de tipos no puede recoger: véase la norma más abajo.',
		],
	}),
	place('QA', 'QAR', 'Qatar', 'Catar'),
	place('SA', 'SAR', 'Saudi Arabia', 'Arabia Saudí'),
	place('ZA', 'ZAR', 'South Africa', 'Sudáfrica'),
	place('KR', 'KRW', 'South Korea', 'Corea del Sur'),
	place('AE', 'AED', 'United Arab Emirates', 'Emiratos Árabes Unidos'),
	place('US', 'USD', 'United States', 'Estados Unidos', { authorities: [fda] }),
	state('DE', 'Delaware'),
	state('DC', 'District of Columbia', 'Distrito de Columbia'),
	state('IL', 'Illinois'),
	state('IN', 'Indiana'),
	state('KS', 'Kansas'),
	state('KY', 'Kentucky'),
	state('LA', 'Louisiana', 'Luisiana'),
	state('ME', 'Maine'),
	state('MA', 'Massachusetts'),
	state('MN', 'Minnesota'),
	state('NJ', 'New Jersey', 'Nueva Jersey'),
	state('NM', 'New Mexico', 'Nuevo México'),
	state('NY', 'New York', 'Nueva York'),
	state('NC', 'North Carolina', 'Carolina del Norte'),
	state('OH', 'Ohio'),
	state('TN', 'Tennessee'),
	state('VT', 'Vermont'),
	state('WA', 'Washington'),
	state('WV', 'West Virginia', 'Virginia Occidental'),
	state('WI', 'Wisconsin'),
].map((one, position) => ({ ...one, position }));
