import type { DemoEnterprise } from './enterprise';
import { iecieExhibitors } from './enterprises/iecie';
import { tpeHall1 } from './enterprises/tpe-hall-1';
import { tpeHall2 } from './enterprises/tpe-hall-2';
import { tpeHall3 } from './enterprises/tpe-hall-3';

/** Invented exhibitors of the coming edition of each event, by the event's slug. */
export const enterprises: Record<'tpe' | 'iecie', DemoEnterprise[]> = {
	tpe: [...tpeHall1, ...tpeHall2, ...tpeHall3],
	iecie: iecieExhibitors,
};
