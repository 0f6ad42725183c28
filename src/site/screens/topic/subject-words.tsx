import type { ReactNode } from 'react';
import { shortWeekday } from '../../../editions/formats';
import { longDay } from '../../../editions/relative-time';
import { cleanHtmlCached } from '../../../platform/html/clean-html';
import type { SubjectModuleContents } from '../../../shared/subject/subject-module';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { sceneOfShow } from '../../blocks/cover/scenes';
import { SourceLine } from '../../blocks/source-line';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';

/** A part of a subject under its rule. */
export function Part({
	id,
	title,
	line,
	more,
	children,
}: {
	id: string;
	title: string;
	line?: string | undefined;
	more?: ReactNode;
	children: ReactNode;
}) {
	return (
		<section className="wrap block" id={id}>
			<header className="sec">
				<h2>{title}</h2>
				{line && <p>{line}</p>}
				{more}
			</header>
			{children}
		</section>
	);
}

/** Words of the newsroom, cleaned once more before they are printed (security rule 11). */
export function Prose({ html, hasInitial = false }: { html: string; hasInitial?: boolean }) {
	return (
		<div
			className={hasInitial ? 'prose prose-first' : 'prose'}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the sanitiser's output
			dangerouslySetInnerHTML={{ __html: cleanHtmlCached(html) }}
		/>
	);
}

/** The programme, a column a day; times are those of the place. */
export function Schedule({ content, city }: { content: SubjectModuleContents['schedule']; city: string | undefined }) {
	const { edition } = usePage();
	const { exhibitions } = edition.words;
	return (
		<>
			<div className="programme">
				{content.days
					.filter((day) => day.entries.length > 0)
					.map((day) => (
						<section key={day.label}>
							<h3>
								{day.label}
								{day.day && (
									<time className="meta" dateTime={day.day}>
										{shortWeekday(edition, day.day)} {longDay(edition, day.day)}
									</time>
								)}
							</h3>
							<ol>
								{each(day.entries, 'entries', (entry) => (
									<li key={`${entry.starts} ${entry.title}`}>
										<p className="tn">
											<time>{entry.starts}</time>
											{entry.ends && (
												<>
													–<time>{entry.ends}</time>
												</>
											)}
										</p>
										<div>
											<h4 className="hed hed--5">{entry.title}</h4>
											<p className="meta">
												{entry.place && <span>{entry.place}</span>}
												{entry.speakers && (
													<span>
														{exhibitions.with} {entry.speakers.join(', ')}
													</span>
												)}
											</p>
										</div>
									</li>
								))}
							</ol>
						</section>
					))}
			</div>
			{city && <p className="help">{exhibitions.times_at({ city })}</p>}
		</>
	);
}

/** The programme in a column: day, hour and title of the first entries, and the way to all of it. */
export function ScheduleDigest({ content, href }: { content: SubjectModuleContents['schedule']; href: string }) {
	const { edition } = usePage();
	const entries = content.days.flatMap((day) =>
		day.entries.map((entry) => ({ ...entry, day: day.day ? shortWeekday(edition, day.day) : day.label })),
	);
	return (
		<>
			<ol className="dates">
				{each(entries.slice(0, 6), 'entries', (entry) => (
					<li key={`${entry.day} ${entry.starts} ${entry.title}`}>
						<b>
							{entry.day} <time>{entry.starts}</time>
						</b>
						<span>{entry.title}</span>
					</li>
				))}
			</ol>
			<p className="digest-more">
				<a className="more" href={href}>
					{edition.words.exhibitions.whole_programme}
				</a>
			</p>
		</>
	);
}

/** First letters of the first two words of a name. */
export const initials = (name: string): string =>
	name
		.split(/[\s&/-]+/)
		.filter((word) => /^[\p{L}\p{N}]/u.test(word))
		.slice(0, 2)
		.map((word) => [...word][0]?.toUpperCase() ?? '')
		.join('');

export function Speakers({ content }: { content: SubjectModuleContents['speakers'] }) {
	return (
		<ul className="people">
			{each(content.speakers, 'speakers', (speaker) => (
				<li key={speaker.name}>
					<span className="mono" aria-hidden="true">
						{initials(speaker.name)}
					</span>
					<div>
						<h3 className="hed hed--4">{speaker.name}</h3>
						<p className="meta">
							<span>{speaker.role}</span>
							{speaker.organisation && <span>{speaker.organisation}</span>}
						</p>
						{speaker.bio && <p className="dek dek--s">{speaker.bio}</p>}
					</div>
				</li>
			))}
		</ul>
	);
}

/** Figures, each with what it counts and its source. */
export function Figures({ content }: { content: SubjectModuleContents['figures'] }) {
	const { words } = usePage().edition;
	return (
		<>
			<dl className="fig-list">
				{each(content.figures, 'figures', (figure) => (
					<div key={`${figure.value} ${figure.label}`}>
						<dt>{figure.label}</dt>
						<dd className="n">
							{figure.value}
							{figure.unit && <small> {figure.unit}</small>}
						</dd>
						<dd className="meta">
							{words.source}: <SourceLine source={figure.source} />
						</dd>
					</div>
				))}
			</dl>
			{content.note && <p className="help">{content.note}</p>}
		</>
	);
}

/** A link to another site in a new window, which says so. */
function OutLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
	const { words } = usePage().edition;
	return (
		<a className={className} href={href} target="_blank" rel="noopener">
			{children} <span aria-hidden="true">↗</span>
			<span className="vh">, {words.opens_new_window}</span>
		</a>
	);
}

/** The venue and the ways to it; the map is a link to another site, opened only on a click. */
export function Venue({ content }: { content: SubjectModuleContents['map'] }) {
	const { exhibitions } = usePage().edition.words;
	return (
		<div className="grid venue">
			<div className="c5">
				<h3 className="hed hed--3">{content.venue}</h3>
				{content.address && <p className="dek dek--s">{content.address}</p>}
				<p className="venue-go">
					<OutLink className="btn btn--line" href={content.map_url}>
						<Icon name="place" />
						{exhibitions.open_map}
					</OutLink>
				</p>
			</div>
			{content.directions.length > 0 && (
				<ul className="c7 vr prose-list">
					{each(content.directions, 'directions', (line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			)}
		</div>
	);
}

/** A still and a link: nothing is fetched from elsewhere before it is followed (security promise T5). */
export function Video({ content }: { content: SubjectModuleContents['video'] }) {
	const { exhibitions } = usePage().edition.words;
	return (
		<div className="grid video-part">
			<figure className="c8">
				<div className="cover">
					<Picture
						cover={{
							seed: content.cover_seed,
							kind: 'exhibition',
							scene: sceneOfShow(content.cover_seed),
							mood: 'night',
						}}
						picture={null}
						alt=""
						width="half"
					/>
				</div>
				<figcaption>{content.caption}</figcaption>
			</figure>
			<div className="c4">
				<p>
					<OutLink className="btn" href={content.url}>
						<Icon name="play" />
						{exhibitions.play_video}
					</OutLink>
				</p>
				<p className="help">{exhibitions.video_line({ host: new URL(content.url).hostname.replace(/^www\./, '') })}</p>
			</div>
		</div>
	);
}

export function PartnersList({ content }: { content: SubjectModuleContents['partners'] }) {
	return (
		<ul className="partner-list">
			{each(content.partners, 'partners', (partner) => (
				<li key={partner.name}>
					<b className="hed hed--4">
						{partner.url ? <OutLink href={partner.url}>{partner.name}</OutLink> : partner.name}
					</b>
					{partner.role && <span className="meta">{partner.role}</span>}
				</li>
			))}
		</ul>
	);
}
