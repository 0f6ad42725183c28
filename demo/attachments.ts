import type { DemoEnterprise } from './enterprise';
import { enterprises } from './enterprises';
import { makePdf, PAGE, type PdfItem, wrap } from './pdf';

/** A sample file of an event or of one of its exhibitors. */
export interface DemoAttachment {
	/** Slug of the exhibitor; without it the file is the event's own. */
	enterprise?: string;
	file_name: string;
	en: string;
	es: string;
	bytes: Uint8Array;
}

const MARGIN = 56;
const INVENTED =
	'Demonstration edition: companies, stands and figures are invented. / Edición de demostración: empresas, estands y cifras son inventados.';

/** A page of paragraphs under a heading, with the notice at its foot. */
function textPage(heading: string, paragraphs: string[]): PdfItem[] {
	const items: PdfItem[] = [
		{ text: heading, x: MARGIN, y: 760, size: 22, bold: true },
		{ box: [MARGIN, 746, PAGE.width - 2 * MARGIN, 3], fill: true },
	];
	let y = 716;
	for (const paragraph of paragraphs) {
		for (const line of wrap(paragraph, 11, PAGE.width - 2 * MARGIN)) {
			items.push({ text: line, x: MARGIN, y, size: 11 });
			y -= 16;
		}
		y -= 10;
	}
	return [...items, ...notice()];
}

const notice = (): PdfItem[] =>
	wrap(INVENTED, 8, PAGE.width - 2 * MARGIN).map((text, index) => ({ text, x: MARGIN, y: 48 - index * 11, size: 8 }));

/** The plan of a hall: its booths as boxes in rows of four, ordered by number. */
function hallPage(hall: string, stands: DemoEnterprise[]): PdfItem[] {
	const items: PdfItem[] = [{ text: `Hall ${hall} / Pabellón ${hall}`, x: MARGIN, y: 760, size: 22, bold: true }];
	const width = (PAGE.width - 2 * MARGIN - 3 * 14) / 4;
	stands.forEach((stand, index) => {
		const x = Math.round(MARGIN + (index % 4) * (width + 14));
		const y = 620 - Math.floor(index / 4) * 140;
		items.push({ box: [x, y, Math.round(width), 100], fill: true }, { box: [x, y, Math.round(width), 100] });
		items.push({ text: stand.booth, x: x + 8, y: y + 76, size: 16, bold: true });
		items.push(
			...wrap(stand.name, 9, width - 12).map((text, line) => ({ text, x: x + 8, y: y + 56 - line * 12, size: 9 })),
		);
	});
	return [...items, ...notice()];
}

const floorPlan = (name: string): Uint8Array =>
	makePdf({
		title: `${name}: floor plan / plano`,
		language: 'en',
		pages: ['1', '2', '3'].map((hall) =>
			hallPage(
				hall,
				enterprises.tpe.filter((stand) => stand.hall === hall),
			),
		),
	});

const visitorGuide = (name: string): Uint8Array =>
	makePdf({
		title: `${name}: visitor guide / guía del visitante`,
		language: 'en',
		pages: [
			textPage(`${name}: visitor guide`, [
				'Three halls, forty-eight stands in this sample. Stand numbers begin with the number of the hall.',
				'Trade only: bring the badge, papers of your company and an identity card.',
				'Samples of products that are not authorised in the country of the show may not be handed out, carried in or carried away.',
				'Batteries travel in hand luggage, switched off, with their terminals covered. Ask the airline before you pack.',
				'Photographs of a stand need the consent of those who stand on it.',
			]),
			textPage(`${name}: guía del visitante`, [
				'Tres pabellones y cuarenta y ocho estands en esta muestra. El número de estand empieza por el del pabellón.',
				'Solo para profesionales: lleve la acreditación, los papeles de la empresa y un documento de identidad.',
				'No se pueden repartir, traer ni llevar muestras de productos no autorizados en el país de la feria.',
				'Las baterías viajan en el equipaje de mano, apagadas y con los bornes cubiertos. Pregunte a la aerolínea antes de hacer la maleta.',
				'Para fotografiar un estand hace falta el permiso de quienes están en él.',
			]),
		],
	});

const dataSheet = (firm: DemoEnterprise): Uint8Array =>
	makePdf({
		title: `${firm.name}: company sheet / ficha de empresa`,
		language: 'en',
		pages: [
			textPage(firm.name, [
				firm.en.summary,
				firm.en.description,
				`Stand ${firm.booth}, hall ${firm.hall}. ${firm.city}, founded ${firm.founded}, ${firm.employees} people. ${firm.contact}`,
				firm.es.summary,
				firm.es.description,
				`Estand ${firm.booth}, pabellón ${firm.hall}. ${firm.city}, desde ${firm.founded}, ${firm.employees} personas. ${firm.contact}`,
			]),
		],
	});

/** Exhibitors that hand out a sheet. */
const WITH_SHEET = [
	'halden-vapour-works',
	'orsini-devices',
	'shenlu-technology',
	'northlight-labs',
	'anlan-battery',
	'vidraria-lima',
	'lumen-cartridge',
	'granite-ridge-testing',
	'second-cell',
	'maple-lock-closures',
	'registre-cie',
	'kiln-gauge',
];

/** The sample files of the coming TPE. @param name of the edition, as `TPE 2027`. */
export function attachmentsOf(name: string): DemoAttachment[] {
	const sheets = enterprises.tpe
		.filter((firm) => WITH_SHEET.includes(firm.slug))
		.map((firm) => ({
			enterprise: firm.slug,
			file_name: `${firm.slug}-sheet.pdf`,
			en: `${firm.name}: company sheet (sample)`,
			es: `${firm.name}: ficha de empresa (muestra)`,
			bytes: dataSheet(firm),
		}));
	return [
		{
			file_name: 'floor-plan.pdf',
			en: `${name}: floor plan (sample)`,
			es: `${name}: plano (muestra)`,
			bytes: floorPlan(name),
		},
		{
			file_name: 'visitor-guide.pdf',
			en: `${name}: visitor guide (sample)`,
			es: `${name}: guía del visitante (muestra)`,
			bytes: visitorGuide(name),
		},
		...sheets,
	];
}
