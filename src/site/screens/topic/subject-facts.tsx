import { countryName, dayRange, sourceText } from '../../../editions/formats';
import type { Subject } from '../../../queries/event/subject';
import type { FilledModule } from '../../../queries/event/subject-rows';
import type { EventEdition } from '../../../queries/event/topic';
import { coverUrl } from '../../../shared/address/cover-url';
import { outsideUrl } from '../../../shared/address/outside-url';
import { shownCount } from '../../../shared/calculate/notation';
import { eachOf } from '../../../shared/left-out';
import type { HeroContent } from '../../../shared/subject/subject-module';
import { Icon } from '../../../ui/icon';
import { mediaUrl } from '../../../ui/picture';
import { coverAlt } from '../../blocks/cover/cover-words';
import { sceneOfShow } from '../../blocks/cover/scenes';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { eventCalendarUrl } from './event-json-ld';
import { countdown, figureText, statusWord } from './event-parts';

/** Anchor of a module: its kind, numbered from the second of a kind on. */
export function anchorsOf(modules: readonly FilledModule[]): Map<FilledModule, string> {
	const used = new Map<string, number>();
	return new Map(
		modules.map((module) => {
			const n = (used.get(module.kind) ?? 0) + 1;
			used.set(module.kind, n);
			return [module, n === 1 ? module.kind : `${module.kind}-${n}`];
		}),
	);
}

/** The picture across the top with the plate: what it is, its name, a sentence. */
export function SubjectHero({
	subject,
	hero,
	event,
}: {
	subject: Subject;
	hero: HeroContent | undefined;
	event: EventEdition | undefined;
}) {
	const { edition, now } = usePage();
	const seed = hero?.cover_seed ?? subject.cover_seed;
	const scene = sceneOfShow(seed);
	const spec = {
		seed,
		scene,
		kind: 'exhibition' as const,
		mood: hero?.cover_mood ?? 'deep',
	};
	const stored = hero?.media_name ?? subject.cover?.name;
	const alt = stored ? hero?.alt || subject.cover_alt : coverAlt(edition.words, seed, scene);
	return (
		<section className="hero">
			{stored ? (
				<img
					src={mediaUrl(stored, 'cover_1600')}
					srcSet={`${mediaUrl(stored, 'cover_800')} 800w, ${mediaUrl(stored, 'cover_1600')} 1600w`}
					sizes="100vw"
					alt={alt}
					width={1600}
					height={900}
					fetchPriority="high"
				/>
			) : (
				<picture>
					<source media="(max-width: 599.98px)" srcSet={coverUrl(spec, 40)} />
					<img src={coverUrl(spec, 84)} alt={alt} width={1280} height={720} fetchPriority="high" />
				</picture>
			)}
			<div className="wrap">
				<div className="plate">
					<p className="kick">
						{edition.words.event_kinds[subject.topic?.kind ?? 'series']}
						{event && <span className="sub">{statusWord(edition, event, now)}</span>}
					</p>
					<h1>{subject.title}</h1>
					{subject.standfirst && <p className="dek">{subject.standfirst}</p>}
				</div>
			</div>
		</section>
	);
}

/** One fact of the band: a name, a large value, a small line. */
function Fact({
	name,
	value,
	line,
	at,
}: {
	name: string;
	value: string;
	line?: string | undefined;
	at?: string | undefined;
}) {
	return (
		<div>
			<dt>{name}</dt>
			<dd className="big">{at ? <time dateTime={at}>{value}</time> : value}</dd>
			{line && <dd>{line}</dd>}
		</div>
	);
}

function DatesFact({ event }: { event: EventEdition }) {
	const { edition, now } = usePage();
	const { words } = edition;
	const { exhibitions } = words;
	const days = event.starts_on && dayRange(edition, event.starts_on, event.ends_on);
	if (event.status === 'cancelled' || event.status === 'postponed') {
		return (
			<Fact
				name={exhibitions.dates}
				value={words.event_status[event.status]}
				line={[days && `${days}.${event.year}`, exhibitions.called_off[event.status]].filter(Boolean).join(': ')}
			/>
		);
	}
	if (event.status === 'unannounced')
		return <Fact name={exhibitions.dates} value={words.event_status.unannounced} line={exhibitions.unannounced_note} />;
	if (!days) return <Fact name={exhibitions.dates} value={String(event.year)} line={exhibitions.undated} />;
	return (
		<Fact
			name={exhibitions.dates}
			value={days}
			line={[String(event.year), countdown(edition, event, now)].filter(Boolean).join(', ')}
			at={event.starts_on ?? undefined}
		/>
	);
}

/** When, where, how large, who may come; then the way into the reader's calendar and to the organiser. */
export function FactsBand({ event, exhibitors }: { event: EventEdition; exhibitors: number }) {
	const page = usePage();
	const { edition } = page;
	const { exhibitions } = edition.words;
	const calendar = eventCalendarUrl(page, event);
	const official = outsideUrl(event.official_url);
	const isAnnounced = event.status !== 'unannounced';
	const [main, ...others] = event.figures;
	const number = main ? shownCount(edition, main.value) : '';
	const admission = [
		event.trade_only ? exhibitions.trade_only : exhibitions.open_to_all,
		event.minimum_age && exhibitions.minimum_age({ age: event.minimum_age }),
	]
		.filter(Boolean)
		.join(', ');
	return (
		<section className="facts" aria-label={exhibitions.at_a_glance}>
			<div className="wrap">
				<dl>
					<DatesFact event={event} />
					{event.city && event.country && (
						<Fact
							name={exhibitions.place}
							value={event.city}
							line={[event.venue, countryName(edition, event.country)].filter(Boolean).join(', ')}
						/>
					)}
					{main ? (
						<Fact
							name={exhibitions.figures[main.name]({ n: main.value })}
							value={main.approximate ? exhibitions.approximately({ number }) : number}
							line={[
								eachOf(
									others,
									(figure) => `figure ${figure.name}`,
									(figure) => figureText(edition, figure),
								).join(', '),
								`${edition.words.source}: ${sourceText(edition, main.source)}`,
							]
								.filter(Boolean)
								.join('. ')}
						/>
					) : (
						isAnnounced &&
						exhibitors > 0 && (
							<Fact
								name={exhibitions.exhibitors}
								value={shownCount(edition, exhibitors)}
								line={exhibitions.on_our_list}
							/>
						)
					)}
					{event.hours ? (
						<Fact name={exhibitions.hours} value={event.hours} line={admission} />
					) : (
						isAnnounced &&
						event.minimum_age && <Fact name={exhibitions.admission} value={`${event.minimum_age}+`} line={admission} />
					)}
				</dl>
				{(calendar || official) && (
					<div className="go">
						{calendar && (
							<a className="btn btn--lamp" href={calendar} download="">
								<Icon name="calendar" />
								{exhibitions.add_to_calendar}
							</a>
						)}
						{official && (
							<a className="btn btn--line" href={official} target="_blank" rel="noopener">
								{exhibitions.official_site} <span aria-hidden="true">↗</span>
								<span className="vh">, {edition.words.opens_new_window}</span>
							</a>
						)}
					</div>
				)}
			</div>
			{event.note && <p className="wrap facts-note">{event.note}</p>}
		</section>
	);
}

/** The parts of the page; a single one needs no list. */
export function Anchors({ anchors }: { anchors: readonly [id: string, title: string][] }) {
	const { words } = usePage().edition;
	if (anchors.length < 2) return null;
	return (
		<nav className="tabs anchors" aria-label={words.on_this_page} data-parts="">
			<div className="wrap">
				<ul>
					{each(anchors, 'anchors', ([id, title]) => (
						<li key={id}>
							<a href={`#${id}`}>{title}</a>
						</li>
					))}
				</ul>
			</div>
		</nav>
	);
}
