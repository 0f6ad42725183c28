import type { partner } from '../src/data/tables/license';

/**
 * Counters and partners of the licence screen. The partners are invented; the counters tell what the register itself
 * holds.
 */

export interface DemoAchievement {
	value: { en: string; es: string };
	unit?: { en: string; es: string };
	label: { en: string; es: string };
	source: string;
}

const own = 'Brume, invented for the demonstration';

/** @param records how many records the register holds. @param provinces in how many provinces. */
export const achievements = (records: number, provinces: number): DemoAchievement[] => [
	{
		value: { en: String(records), es: String(records) },
		label: {
			en: 'records in the register, each with its source and the day of the last check',
			es: 'fichas en el registro, cada una con su fuente y el día de la última comprobación',
		},
		source: own,
	},
	{
		value: { en: String(provinces), es: String(provinces) },
		label: { en: 'provinces with at least one maker', es: 'provincias con al menos un fabricante' },
		source: own,
	},
	{
		value: { en: '20', es: '20' },
		unit: { en: 'days', es: 'días' },
		label: {
			en: 'after which a record in force is checked again, at the latest',
			es: 'como máximo, para volver a comprobar una licencia en vigor',
		},
		source: own,
	},
	{
		value: { en: '5', es: '5' },
		unit: { en: 'ways', es: 'vías' },
		label: {
			en: 'to find a firm: characters, pinyin, English name, trademark, number',
			es: 'para encontrar una empresa: caracteres, pinyin, nombre inglés, marca y número',
		},
		source: own,
	},
];

export interface DemoPartner {
	name: string;
	kind: (typeof partner.$inferInsert)['kind'];
	url: string;
	en: string;
	es: string;
}

const host = (name: string) => `https://${name}.example/`;

export const partners: DemoPartner[] = [
	{
		name: 'Northlight Labs',
		kind: 'laboratory',
		url: host('northlight-labs'),
		en: 'Emissions testing and reports in two methods.',
		es: 'Ensayos de emisiones e informes por dos métodos.',
	},
	{
		name: 'Osmanthus Compliance',
		kind: 'law_firm',
		url: host('osmanthus-compliance'),
		en: 'Licence files for makers in Guangdong.',
		es: 'Expedientes de licencia para fabricantes de Guangdong.',
	},
	{
		name: 'Maasoever Customs Guild',
		kind: 'association',
		url: host('maasoever-customs-guild'),
		en: 'Brokers of the Rotterdam docks.',
		es: 'Agentes de aduanas de los muelles de Róterdam.',
	},
	{
		name: 'The Fillers’ Gazette',
		kind: 'media',
		url: host('fillers-gazette'),
		en: 'A monthly for people who fill bottles.',
		es: 'Revista mensual para quienes envasan.',
	},
	{
		name: 'Aubry-Stein Fiscal',
		kind: 'law_firm',
		url: host('aubry-stein-fiscal'),
		en: 'Excise advice across borders.',
		es: 'Asesoría en impuestos especiales entre países.',
	},
	{
		name: 'Delta Bench',
		kind: 'laboratory',
		url: host('delta-bench'),
		en: 'Drop, leak and lock tests in Guangzhou.',
		es: 'Ensayos de caída, fuga y cierre en Cantón.',
	},
	{
		name: 'Asociación Ibérica de Envasadores',
		kind: 'association',
		url: host('envasadores'),
		en: 'Fillers of Spain and Portugal.',
		es: 'Envasadores de España y Portugal.',
	},
	{
		name: 'Quay Six Events',
		kind: 'organiser',
		url: host('quay-six'),
		en: 'Halls and long tables in Rotterdam.',
		es: 'Salas y mesas largas en Róterdam.',
	},
];
