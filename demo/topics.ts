import type { DemoTopic } from './topic';
import { ape } from './topics/ape';
import { gfn } from './topics/gfn';
import { globalAnnualEvent } from './topics/global-annual-event';
import { gtnf } from './topics/gtnf';
import { hnbKungfu } from './topics/hnb-kungfu';
import { iecie } from './topics/iecie';
import { interTabac } from './topics/inter-tabac';
import { tpe } from './topics/tpe';
import { vapeFair } from './topics/vape-fair';
import { vaper } from './topics/vaper';
import { vapexpoSpain } from './topics/vapexpo-spain';
import { wvs } from './topics/wvs';

/** Cities that Spanish spells in its own way. */
const CITIES: Record<string, string> = {
	Bologna: 'Bolonia',
	Brussels: 'Bruselas',
	Dubai: 'Dubái',
	Jakarta: 'Yakarta',
	Lisbon: 'Lisboa',
	'New York': 'Nueva York',
	Rotterdam: 'Róterdam',
	Seoul: 'Seúl',
	Warsaw: 'Varsovia',
	'Washington, DC': 'Washington D. C.',
};

/**
 * The events of the demonstration with their editions and pages. Past editions carry facts with sources; coming ones
 * are planned after `now` (Unix seconds), so that there is always a next one.
 */
export function topics(now: number): DemoTopic[] {
	const all = [
		ape(now),
		gfn(now),
		globalAnnualEvent(now),
		gtnf(now),
		hnbKungfu(),
		iecie(now),
		interTabac(now),
		tpe(now),
		vapeFair(now),
		vaper(now),
		vapexpoSpain(now),
		wvs(now),
	];
	return all.map((topic) => ({
		...topic,
		editions: topic.editions
			// Where a year is both announced and computed, the announced edition wins: it comes first in the list.
			.filter((one, index) => topic.editions.findIndex((other) => other.slug === one.slug) === index)
			.map((one) => {
				const city = one.city && CITIES[one.city];
				return city ? { ...one, es: { ...one.es, city } } : one;
			}),
	}));
}
