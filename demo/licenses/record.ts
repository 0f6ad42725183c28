import type { LicenseRole } from '../../src/data/tables/license';
import type { LicenseStatus } from '../../src/shared/statuses';
import { dayFrom, fraction, lastDayOfYears, startOf } from '../calendar';
import type { DemoLicense } from '../license';
import { type City, changes, productWords, type trades } from './words';

/** What a record is made of, before its dates are laid. */
export interface LicenseSeed {
	name_zh: string;
	pinyin: string;
	name_en: string;
	city: City;
	trade: (typeof trades)[number];
	role: LicenseRole;
	products: string[];
	exports: boolean;
	trademarks: string[];
	number: number;
	volume: number | undefined;
	status: LicenseStatus;
	/** Days before the first start on which it was granted. */
	granted: number;
	/** 0 to 1: how eventful its life was. */
	history: number;
	has_website: boolean;
	/** Replaces the note that follows from the status. */
	note?: { en: string; es: string };
}

const list = (words: string[], and: string): string =>
	words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;

/** The text of the licence: what may be done with what, and for whom. */
function scopeOf(seed: LicenseSeed): { en: string; es: string } {
	const words = seed.products.map((product) => productWords[product]).filter((one) => one !== undefined);
	const en = list(
		words.map((one) => one.en),
		'and',
	);
	const es = list(
		words.map((one) => one.es),
		'y',
	);
	if (seed.trade.category === 'wholesale') {
		return {
			en: `Wholesale of ${en} within ${seed.city.province}, through the national transaction platform.`,
			es: `Venta al por mayor de ${es} en ${seed.city.province}, a través de la plataforma nacional de transacciones.`,
		};
	}
	return {
		en: `Manufacture of ${en} for ${seed.exports ? 'sale in China through the national platform and for export' : 'sale in China through the national platform'}.`,
		es: `Fabricación de ${es} para ${seed.exports ? 'su venta en China por la plataforma nacional y para la exportación' : 'su venta en China por la plataforma nacional'}.`,
	};
}

const notes: Partial<Record<LicenseStatus, { en: string; es: string }>> = {
	expired: {
		en: 'No renewal was found by the day of the last check.',
		es: 'No consta renovación en la fecha de la última comprobación.',
	},
	suspended: { en: 'Suspended until defects are rectified.', es: 'Suspendida hasta que se subsanen las deficiencias.' },
	ceased: { en: 'The firm gave notice that it has ceased.', es: 'La empresa comunicó el cese de la actividad.' },
	unknown: { en: 'The last check gave no clear answer.', es: 'La última comprobación no dio una respuesta clara.' },
};

function eventsOf(seed: LicenseSeed, now: number): DemoLicense['events'] {
	const source = 'Demonstration record';
	const events: DemoLicense['events'] = [];
	const roll = (words: string) => fraction(`${seed.name_en} ${words}`);
	const day = (ago: number) => dayFrom(now, -Math.max(1, Math.floor(ago)));
	// Granted some 900 days earlier and renewed on the day the present one begins; none goes back before the licence was
	// law.
	const isRenewed = seed.granted > 40 && seed.granted < 600 && seed.history > 0.6 && seed.status !== 'expired';
	const first = {
		en: 'First licence, after inspection of the site.',
		es: 'Primera licencia, tras la inspección del centro.',
	};
	events.push({
		happened_on: dayFrom(now, -seed.granted - (isRenewed ? 900 : 0)),
		kind: 'granted',
		texts: { en: { note: first.en }, es: { note: first.es } },
		source,
	});
	if (isRenewed) {
		events.push({
			happened_on: dayFrom(now, -seed.granted),
			kind: 'renewed',
			texts: { en: { note: 'Renewed for a further term.' }, es: { note: 'Renovada por un nuevo plazo.' } },
			source,
		});
	}
	if (seed.granted > 60 && seed.history > 0.25) {
		const change = changes[Math.floor(roll('change') * changes.length)];
		// Wholesale licences have no yearly volume.
		if (change && !(change.kind === 'volume' && seed.volume === undefined)) {
			events.push({
				happened_on: day(seed.granted * (0.35 + roll('day') * 0.55)),
				kind: change.kind,
				texts: { en: { note: change.en }, es: { note: change.es } },
				source,
			});
		}
	}
	const last = seed.status === 'suspended' || seed.status === 'ceased' ? notes[seed.status] : undefined;
	if (last) {
		const kind = seed.status === 'suspended' ? 'suspended' : 'ceased';
		events.push({
			happened_on: day(seed.granted * (0.05 + roll('end') * 0.25)),
			kind,
			texts: { en: { note: last.en }, es: { note: last.es } },
			source,
		});
	}
	return events.sort((a, b) => (a.happened_on < b.happened_on ? -1 : 1));
}

/** Makes a record of the register. @param years how long a licence runs */
export function recordOf(seed: LicenseSeed, slug: string, now: number, valid_from: string, years: number): DemoLicense {
	const scope = scopeOf(seed);
	const note = seed.note ?? notes[seed.status];
	const checked = 1 + Math.floor(fraction(`${slug} checked`) * (seed.status === 'unknown' ? 120 : 20));
	const verified_at = Math.max(startOf(valid_from), now - checked * 86_400);
	return {
		row: {
			slug,
			name_zh: seed.name_zh,
			pinyin: seed.pinyin,
			name_en: seed.name_en,
			role: seed.role,
			category: seed.trade.category,
			products: seed.products,
			business_types: seed.exports && seed.trade.category !== 'wholesale' ? ['domestic', 'export'] : ['domestic'],
			is_hnb: seed.trade.category === 'heated',
			license_no: `${seed.city.code}-${seed.trade.letter}-${seed.number}`,
			issuing_bureau: seed.city.bureau,
			province: seed.city.province,
			city: seed.city.en,
			trademarks: seed.trademarks,
			annual_volume: seed.volume,
			volume_unit: seed.trade.unit,
			valid_from,
			valid_to: lastDayOfYears(valid_from, years),
			status: seed.status,
			source: 'Demonstration record',
			verified_at,
			verified_by: 'João Salgueiro',
			website: seed.has_website ? `https://${slug}.example/` : undefined,
			texts: {
				en: { scope: scope.en, ...(note ? { note: note.en } : {}) },
				es: { scope: scope.es, source: 'Ficha de demostración', ...(note ? { note: note.es } : {}) },
			},
			created_at: startOf(valid_from),
			updated_at: verified_at,
		},
		events: eventsOf(seed, now),
	};
}
