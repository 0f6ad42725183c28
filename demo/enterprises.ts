import type { DemoEnterprise } from './enterprise';
import { iecie_exhibitors } from './enterprises/iecie';
import { tpe_hall_1 } from './enterprises/tpe-hall-1';
import { tpe_hall_2 } from './enterprises/tpe-hall-2';
import { tpe_hall_3 } from './enterprises/tpe-hall-3';

/** Invented exhibitors of the coming edition of each event, by the event's slug. */
export const enterprises: Record<'tpe' | 'iecie', DemoEnterprise[]> = {
	tpe: [...tpe_hall_1, ...tpe_hall_2, ...tpe_hall_3],
	iecie: iecie_exhibitors,
};
