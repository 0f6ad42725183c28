import { rmSync } from 'node:fs';
import { testFolder } from '../databases';
import { type KillableBrowser, openKillableBrowser } from '../e2e/killable-browser';
import type { RunningServer } from '../e2e/server';
import { freePort } from '../free-port';
import { openFolder } from '../template';
import { type Check, mustBePositive, mustBeZero, report, within } from './check';
import type { FaultEnvironment } from './environment';
import { enter, ROUND_TIMEOUT_SECONDS, type Typed, typeOn, WORD } from './typing';
import { waitFor } from './wait-for';
import { DRAFT, FORM, PUBLISHED, type WritingPlace } from './writing-places';

/** The processes that are killed while a person types. */
const VICTIMS = ['server', 'browser', 'both'] as const;
type Victim = (typeof VICTIMS)[number];

/** Where somebody types, and what is killed meanwhile. What is saved by hand alone is lost with the browser or not at all. */
const KILLS: readonly (readonly [WritingPlace, readonly Victim[]])[] = [
	[DRAFT, VICTIMS],
	[PUBLISHED, ['both']],
	[FORM, ['both']],
];

/** Milliseconds from the first key to the kill. */
const MOMENT = { min: 300, max: 2_000 };
/** Milliseconds of typing after the server has been killed. */
const ON = 800;
/** Maximum seconds of typing that may be lost. */
const MAX_LOST_SECONDS = 0.25;

/** The result of one round. */
interface Outcome {
	typed: number;
	/** Milliseconds between the first lost word and the kill; 0 where none is lost. */
	lost: number;
	/** Number of words that occur twice. */
	twice: number;
}

/** Counts the lost and repeated words of a text. */
function judge(typed: readonly Typed[], savedWords: string, killedAt: number): Outcome {
	const words = savedWords.split(/\s+/);
	const known = new Set(words);
	const missing = typed.find(({ word }) => !known.has(word));
	return {
		typed: typed.length,
		lost: missing ? Math.max(1, Math.round(killedAt - missing.at)) : 0,
		twice: words.filter((word) => WORD.test(word)).length - [...known].filter((word) => WORD.test(word)).length,
	};
}

/**
 * Kills the server, the browser or both with SIGKILL while a person types into a draft, into what readers have, or into
 * a form, and checks how much is lost and whether words occur twice.
 */
export async function killWriting(environment: FaultEnvironment, rounds: number): Promise<Check[]> {
	const profile = openFolder('profile', testFolder());
	const env = { PORT: String(await freePort()), TRUSTED_PROXIES: '' };
	const origin = `http://127.0.0.1:${env.PORT}`;
	let server: RunningServer = await environment.start(env);
	let browser: KillableBrowser = await openKillableBrowser(profile, origin);

	const round = async (place: WritingPlace, victim: Victim): Promise<Outcome> => {
		await enter(browser.page, environment, `${origin}/admin/article`);
		const address = await place.make(browser.page, origin);
		await browser.page.goto(address);
		await place.field(browser.page).press('ControlOrMeta+End');
		const typed: Typed[] = [];
		let isEnough = false;
		const typing = typeOn(browser.page, typed, () => isEnough);
		await waitFor('typing has begun', () => typed.length > 0, ROUND_TIMEOUT_SECONDS);
		await new Promise((give) => setTimeout(give, MOMENT.min + Math.random() * (MOMENT.max - MOMENT.min)));
		const killedAt = performance.now();
		await Promise.all([victim !== 'browser' && server.kill(), victim !== 'server' && browser.kill()]);
		if (victim === 'server') await new Promise((give) => setTimeout(give, ON));
		isEnough = true;
		await typing;
		if (victim !== 'browser') server = await environment.start(env);
		if (victim !== 'server') {
			browser = await openKillableBrowser(profile, origin);
			await enter(browser.page, environment, address);
		}
		// Only words typed before the kill count: the last key may not have reached the browser.
		return judge(
			victim === 'server' ? typed : typed.filter(({ at }) => at < killedAt),
			await place.recover(browser.page, address),
			killedAt,
		);
	};

	const checks: Check[] = [];
	try {
		for (const [place, victim] of KILLS.flatMap(([at, victims]) => victims.map((one) => [at, one] as const))) {
			const name = `${place.name}, ${victim} killed`;
			const outcomes: Outcome[] = [];
			for (let n = 0; n < rounds; n += 1) outcomes.push(await round(place, victim));
			for (const [n, { lost }] of outcomes.entries())
				checks.push(report(`${name}, round ${n + 1}: milliseconds of typing lost`, lost));
			checks.push(
				mustBePositive(`${name}: words typed`, Math.min(...outcomes.map(({ typed }) => typed))),
				within(`${name}: most of typing lost`, Math.max(...outcomes.map(({ lost }) => lost)) / 1000, MAX_LOST_SECONDS),
				mustBeZero(
					`${name}: words that stand twice`,
					outcomes.reduce((sum, { twice }) => sum + twice, 0),
				),
			);
		}
	} finally {
		await browser.kill();
		await server.stop().catch(() => undefined);
		rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
	}
	return checks;
}
