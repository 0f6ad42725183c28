import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { account, account_role, session } from '../../src/data/tables/security/account';
import type { AccountState, Role } from '../../src/shared/staff';
import { browserArguments, browserPath } from '../e2e/browser';
import { type Check, mustBePositive, mustBeZero, report } from './check';
import { MEGABYTES } from './disk-full-database';
import type { FaultEnvironment } from './environment';
import { onTinyDisk } from './tiny-disk';
import { draft, enter, ROUND_TIMEOUT_SECONDS, savedText, shown, type Typed, typeOn, wordsOf } from './typing';
import { waitFor } from './wait-for';
import { DRAFT, FORM, PUBLISHED, type WritingPlace } from './writing-places';

/** Milliseconds of typing before a hindrance begins, and while it lasts. */
const PART = 900;
const PERSON = 'Marta Oyelaran';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/**
 * Screens on which every hindrance is tried: those that save by themselves, and one that is saved by hand. A single round
 * leaves out the working copy, which takes the way of a draft.
 */
const placesFor = (rounds: number) => (rounds > 1 ? [DRAFT, PUBLISHED, FORM] : [DRAFT, FORM]);

/** The surroundings in which a hindrance acts: the environment of the server, its browser, the page and its address. */
interface Place {
	environment: FaultEnvironment;
	origin: string;
	page: Page;
	context: BrowserContext;
	address: string;
}

/** A condition that keeps input from being saved for a while. */
interface Hindrance {
	name: string;
	/** The only screen on which it can happen; undefined where it can on each. */
	only?: WritingPlace;
	/** Prepares the page before it is opened. */
	prepare?(page: Page): Promise<unknown>;
	begin(place: Place): Promise<unknown>;
	end(place: Place): Promise<unknown>;
}

const change = (environment: FaultEnvironment, set: { state?: AccountState; role?: Role; isOut?: boolean }) =>
	environment.inspect((db) =>
		db.write(async (tx) => {
			const [row] = await tx.select({ id: account.id }).from(account).where(eq(account.name, PERSON));
			if (!row) throw new Error(`Nobody is called ${PERSON}.`);
			if (set.state) await tx.update(account).set({ state: set.state }).where(eq(account.id, row.id));
			if (set.role) await tx.update(account_role).set({ role: set.role }).where(eq(account_role.account_id, row.id));
			if (set.isOut) await tx.delete(session).where(eq(session.account_id, row.id));
		}),
	);

/** Signs in through the dialog over the page. */
async function signInOver({ page }: Place): Promise<void> {
	const dialog = page.getByRole('dialog', { name: /^Sign in to go on/ });
	await dialog.getByRole('button', { name: PERSON }).click();
	await dialog.waitFor({ state: 'detached' });
}

/** Calls over the rows in which somebody types. */
const STEPS = /\/admin\/api\/article\/\d+\/steps$/;
const CALLS = /\/admin\/api\/(?:article|author)\/\d+/;

const HINDRANCES: readonly Hindrance[] = [
	{
		name: 'the session ends',
		begin: ({ environment }) => change(environment, { isOut: true }),
		end: signInOver,
	},
	{
		name: 'the account is disabled, and let in again',
		begin: ({ environment }) => change(environment, { state: 'disabled', isOut: true }),
		async end(place) {
			await change(place.environment, { state: 'active' });
			await signInOver(place);
		},
	},
	{
		name: 'the role is narrowed, and given back',
		begin: ({ environment }) => change(environment, { role: 'advertising' }),
		end: ({ environment }) => change(environment, { role: 'editor' }),
	},
	{
		name: 'the server answers 503',
		begin: ({ page }) => page.route(CALLS, (route) => route.fulfill({ status: 503, json: { msg: 'Busy.' } })),
		end: ({ page }) => page.unroute(CALLS),
	},
	{
		name: 'the network is lost',
		begin: ({ context }) => context.setOffline(true),
		end: ({ context }) => context.setOffline(false),
	},
	{
		name: 'the server is upgraded, and the page is older than it',
		only: DRAFT,
		begin: ({ page }) =>
			page.route(STEPS, (route) => {
				const sent = route.request().postDataJSON() as { schema: number } | null;
				return route.continue(sent ? { postData: { ...sent, schema: sent.schema - 1 } } : {});
			}),
		end: ({ page }) => page.unroute(STEPS),
	},
	{
		name: 'the laptop is closed for an hour',
		// From then on the test moves the page's clock, so that it can leap as on a machine that wakes up.
		prepare: (page) => page.clock.install(),
		begin: ({ context }) => context.setOffline(true),
		async end({ context, page }) {
			await page.clock.fastForward('01:00:00');
			await context.setOffline(false);
		},
	},
];

/** Types for a while, and stops when a dialog covers the text. */
async function typeFor(page: Page, typed: Typed[]): Promise<void> {
	const end = performance.now() + PART;
	const dialog = page.getByRole('dialog');
	while (performance.now() < end && !(await dialog.isVisible())) {
		const count = typed.length;
		await typeOn(page, typed, () => typed.length > count);
	}
}

/** The result of one round. */
interface Outcome {
	typed: number;
	/** Number of requests that failed meanwhile: without one the hindrance had no effect. */
	failed: number;
	/** Number of typed words that never stood on the screen, though later ones did. */
	missed: number;
	/** Number of words that stood on the screen and are lost. */
	lost: number;
	/** Milliseconds between the first lost word and the last one that was typed; 0 where none is lost. */
	lostMs: number;
	twice: number;
}

const judge = (typed: readonly Typed[], stood: readonly string[], text: string, failed: number): Outcome => {
	const words = wordsOf(text);
	const known = new Set(words);
	const isLost = (word: string) => !known.has(word) && stood.includes(word);
	const first = typed.find(({ word }) => isLost(word));
	// A field that may only be read by now takes nothing more.
	const lastShown = typed.findLastIndex(({ word }) => stood.includes(word)) + 1;
	return {
		typed: stood.length,
		failed,
		missed: typed.slice(0, lastShown).filter(({ word }) => !stood.includes(word)).length,
		lost: stood.filter(isLost).length,
		lostMs: first ? Math.max(1, Math.round((typed.at(-1)?.at ?? first.at) - first.at)) : 0,
		twice: words.length - known.size,
	};
};

async function sit(
	environment: FaultEnvironment,
	browser: Browser,
	origin: string,
	viewport: typeof DESKTOP,
	prepare?: Hindrance['prepare'],
) {
	const context = await browser.newContext({ viewport });
	const page = await context.newPage();
	await prepare?.(page);
	await enter(page, environment, `${origin}/admin/article`);
	return { context, page };
}

/** Counts failed requests for the row. */
function failuresOf(page: Page): () => number {
	let failed = 0;
	const isOf = (url: string) => CALLS.test(url);
	page.on('requestfailed', (request) => {
		if (isOf(request.url())) failed += 1;
	});
	page.on('response', (response) => {
		if (isOf(response.url()) && response.status() >= 400) failed += 1;
	});
	return () => failed;
}

async function open(page: Page, place: WritingPlace, address: string): Promise<void> {
	await page.goto(address);
	await place.field(page).press('ControlOrMeta+End');
}

/** Applies one hindrance once while somebody types in a place, and checks that the words on the screen at its end are saved. */
async function hold(
	environment: FaultEnvironment,
	browser: Browser,
	origin: string,
	hindrance: Hindrance,
	at: WritingPlace,
): Promise<Outcome> {
	const { context, page } = await sit(environment, browser, origin, DESKTOP, hindrance.prepare);
	try {
		const place = { environment, origin, page, context, address: await at.make(page, origin) };
		await open(page, at, place.address);
		const typed: Typed[] = [];
		await typeFor(page, typed);
		const failed = failuresOf(page);
		await hindrance.begin(place);
		await typeFor(page, typed);
		await at.send?.(page);
		await waitFor('something came to nothing', () => failed() > 0, ROUND_TIMEOUT_SECONDS);
		const stood = wordsOf(await at.read(page));
		await hindrance.end(place);
		return judge(typed, stood, await at.recover(page, place.address), failed());
	} finally {
		await context.close();
	}
}

/** One person's phone and desktop, both offline in the same article: words typed on either end up on both. */
async function twoAway(environment: FaultEnvironment, browser: Browser, origin: string): Promise<Outcome> {
	const seats = await Promise.all([DESKTOP, PHONE].map((viewport) => sit(environment, browser, origin, viewport)));
	try {
		const [{ page: first }] = seats as [(typeof seats)[number]];
		const id = await draft(first, origin);
		for (const { page } of seats) await open(page, DRAFT, `${origin}/admin/article/${id}`);
		const failures = seats.map(({ page }) => failuresOf(page));
		for (const { context } of seats) await context.setOffline(true);
		for (const [n, { page }] of seats.entries())
			for (let at = 0; at < 12; at += 1) await page.keyboard.type(` w${n}${String(at).padStart(3, '0')}`);
		const stood = (await Promise.all(seats.map(({ page }) => shown(page)))).flatMap(wordsOf);
		for (const { context } of seats) await context.setOffline(false);
		const isWhole = async () => {
			const text = await Promise.all(seats.map(({ page }) => shown(page)));
			return new Set(text).size === 1 && wordsOf(text[0] ?? '').length >= stood.length;
		};
		await waitFor('both screens say the same', isWhole, ROUND_TIMEOUT_SECONDS);
		const failed = Math.min(...failures.map((count) => count()));
		return judge([], stood, await savedText(first, origin, id), failed);
	} finally {
		for (const { context } of seats) await context.close();
	}
}

async function holdOn(
	environment: FaultEnvironment,
	rounds: number,
	hindrances: readonly Hindrance[],
	places: readonly WritingPlace[],
	isTwo: boolean,
): Promise<Check[]> {
	const server = await environment.start({ TRUSTED_PROXIES: '' });
	const browser = await chromium.launch({ executablePath: browserPath(), args: browserArguments });
	const origin = server.url;
	const checks: Check[] = [];
	const runRounds = async (name: string, round: () => Promise<Outcome>) => {
		const outcomes: Outcome[] = [];
		for (let n = 0; n < rounds; n += 1) outcomes.push(await round());
		for (const [n, { lostMs }] of outcomes.entries())
			checks.push(report(`${name}, round ${n + 1}: milliseconds of typing lost`, lostMs));
		const sum = (of: keyof Outcome) => outcomes.reduce((all, one) => all + one[of], 0);
		checks.push(
			mustBePositive(`${name}: words that stood on the screen`, Math.min(...outcomes.map(({ typed }) => typed))),
			mustBePositive(`${name}: requests that came to nothing`, Math.min(...outcomes.map(({ failed }) => failed))),
			mustBeZero(`${name}: words that were typed between those and never stood there`, sum('missed')),
			mustBeZero(`${name}: of those that stood there lost`, sum('lost')),
			mustBeZero(`${name}: words that stand twice`, sum('twice')),
		);
	};
	try {
		for (const place of places)
			for (const hindrance of hindrances.filter(({ only = place }) => only === place))
				await runRounds(`${place.name}, ${hindrance.name}`, () => hold(environment, browser, origin, hindrance, place));
		if (isTwo) await runRounds('phone and desktop away in one piece', () => twoAway(environment, browser, origin));
	} finally {
		await browser.close();
		await server.stop().catch(() => undefined);
	}
	return checks;
}

/**
 * Applies each hindrance while a person types into a draft, a working copy and a form: an ended session, a lost right,
 * a server that does not answer, a lost connection, a machine that sleeps. Words that were on the screen must not be
 * lost.
 */
export async function holdWriting(environment: FaultEnvironment, rounds: number): Promise<Check[]> {
	const checks = await holdOn(environment, rounds, HINDRANCES, placesFor(rounds), true);
	if (environment.engine !== 'embedded') return checks;
	const full = await onTinyDisk(environment.dataDir, MEGABYTES, (disk) =>
		holdOn(
			environment,
			rounds,
			[{ name: 'the disk is full', begin: async () => disk.fill(), end: async () => disk.empty() }],
			placesFor(rounds),
			false,
		),
	);
	return [...checks, ...(full ?? [report('disks of a test that may be mounted here (needs root)', 0)])];
}
