import type { AdvPosition } from '../src/shared/statuses';

/**
 * One sober advertisement for each position, in both editions, and a second for the front page: nobody advertises
 * beside a story that names them. The advertisers are invented, their services are for the trade.
 */
export interface DemoAdv {
	position: AdvPosition;
	advertiser: string;
	link: string;
	en: [headline: string, text: string, action: string];
	es: [headline: string, text: string, action: string];
}

export const advs: DemoAdv[] = [
	{
		position: 'home_band',
		advertiser: 'Northlight Labs',
		link: 'https://northlight-labs.example/slots',
		en: [
			'Emissions testing in nine working days.',
			'Two methods, one report, and a note where they disagree.',
			'Book a slot',
		],
		es: [
			'Ensayos de emisiones en nueve días laborables.',
			'Dos métodos, un informe y una nota donde no coinciden.',
			'Reservar turno',
		],
	},
	{
		position: 'home_band',
		advertiser: 'Ledgerleaf',
		link: 'https://ledgerleaf.example/returns',
		en: ['One return, fourteen markets.', 'Excise figures with their date and their law.', 'See how it works'],
		es: ['Una liquidación, catorce mercados.', 'Cifras de impuestos con su fecha y su ley.', 'Ver cómo funciona'],
	},
	{
		position: 'list_rail',
		advertiser: 'Sines Customs',
		link: 'https://sines-customs.example/',
		en: [
			'The form came back? Bring it.',
			'Clearance of filled goods and batteries, explained line by line.',
			'Write to a broker',
		],
		es: [
			'¿Le han devuelto el impreso? Tráigalo.',
			'Despacho de producto envasado y baterías, explicado línea por línea.',
			'Escribir a un agente',
		],
	},
	{
		position: 'article_rail',
		advertiser: 'Vidraria Lima',
		link: 'https://vidraria-lima.example/samples',
		en: ['Glass, from 5 to 30 ml.', 'Bottles for the trade, with caps that an adult can open.', 'Ask for samples'],
		es: ['Vidrio, de 5 a 30 ml.', 'Frascos para profesionales, con tapones que abre un adulto.', 'Pedir muestras'],
	},
	{
		position: 'search_rail',
		advertiser: 'Ledgerleaf',
		link: 'https://ledgerleaf.example/',
		en: ['Excise returns for fourteen markets.', 'Dated rates, with the law beside the number.', 'See the table'],
		es: ['Liquidaciones para catorce mercados.', 'Tipos con fecha, y la ley junto al número.', 'Ver la tabla'],
	},
];
