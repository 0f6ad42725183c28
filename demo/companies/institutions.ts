import { own } from './own';

/** Invented partners of the register that have no stand here. */
export const institutions = [
	own(
		'Maasoever Customs Guild',
		['NL', 'Rotterdam'],
		['logistics', 'compliance'],
		'An association of the customs brokers of the Rotterdam docks.',
		'Asociación de agentes de aduanas de los muelles de Róterdam.',
	),
	own(
		'The Fillers’ Gazette',
		[],
		['filling_lines'],
		'A monthly for people who fill bottles.',
		'Revista mensual para quienes envasan.',
	),
	own(
		'Asociación Ibérica de Envasadores',
		['ES'],
		['filling_lines'],
		'The association of the fillers of Spain and Portugal.',
		'La asociación de los envasadores de España y Portugal.',
	),
	own(
		'Quay Six Events',
		['NL', 'Rotterdam'],
		[],
		'Lets halls and long tables in Rotterdam to those who organise shows.',
		'Alquila salas y mesas largas en Róterdam a quienes organizan ferias.',
	),
];
