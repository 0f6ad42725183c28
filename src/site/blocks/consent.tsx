import { urls } from '../../editions/urls';
import { ASK_AGAIN_DAYS } from '../../shared/consent';
import { Icon } from '../../ui/icon';
import { Wordmark } from '../../ui/wordmark';
import { usePage } from '../render/contexts';
import { each } from '../render/each';
import { fragment } from '../render/fragments/fragment';

/**
 * The bar that asks, for the browser's script to show while nothing has been chosen. Refusing and accepting weigh the
 * same.
 */
function ConsentBar() {
	const { edition } = usePage();
	const { words } = edition;
	const { cookies } = words.dialogs;
	return (
		<template data-dialog="consent-bar">
			<section className="cookie" aria-label={cookies.label}>
				<div className="wrap">
					<p>
						{cookies.bar}{' '}
						<a className="link" href={urls.page.href(edition, 'cookie')}>
							{words.footer.cookie}
						</a>
					</p>
					<div className="acts">
						<button className="btn btn--text" type="button" data-settings="">
							{cookies.settings}
						</button>
						<button className="btn" type="button" data-choose="none">
							{cookies.reject}
						</button>
						<button className="btn" type="button" data-choose="all">
							{cookies.accept}
						</button>
					</div>
				</div>
			</section>
		</template>
	);
}

/** The settings: four categories that open, three of them with a switch. */
function ConsentPanel() {
	const { edition, site } = usePage();
	const { words } = edition;
	const { cookies } = words.dialogs;
	return (
		<template data-dialog="consent">
			<dialog className="prefs" aria-labelledby="consent-title">
				<div className="ph">
					<Wordmark name={site.brand.name} mark={site.mark} logo={site.brand.logo} isFirst={false} />
					<button className="iconbtn" type="button" aria-label={words.close} data-close="">
						<Icon name="close" />
					</button>
				</div>
				<div className="body">
					<h2 id="consent-title">{cookies.title}</h2>
					<p>{cookies.line({ days: ASK_AGAIN_DAYS })}</p>
					<button className="btn btn--line" type="button" data-choose="all">
						{cookies.allow}
					</button>
					<div className="cats">
						{each(cookies.categories, 'categories', ({ title, line, list }, n) => (
							<div className="cat" key={title}>
								<div className="cat-h">
									<button className="ex" type="button" aria-expanded={n === 0} aria-controls={`consent-${n}`}>
										<span className="pm" aria-hidden="true" />
										<span id={`consent-name-${n}`}>{title}</span>
									</button>
									{n === 0 ? (
										<span className="always">{cookies.always}</span>
									) : (
										<button
											className="toggle"
											type="button"
											role="switch"
											aria-checked="false"
											aria-labelledby={`consent-name-${n}`}
										/>
									)}
								</div>
								<div className="cat-b" id={`consent-${n}`} hidden={n > 0}>
									{line}
									{list.length > 0 && (
										<ul>
											{list
												.map((cookie) =>
													typeof cookie === 'string' ? cookie : cookie({ view_cookie: site.view_cookie }),
												)
												.map((cookie) => (
													<li key={cookie}>{cookie}</li>
												))}
										</ul>
									)}
								</div>
							</div>
						))}
					</div>
				</div>
				<div className="pf">
					<button className="btn" type="button" data-choose="own">
						{cookies.confirm}
					</button>
					<button className="btn btn--line" type="button" data-choose="none">
						{cookies.reject}
					</button>
				</div>
			</dialog>
		</template>
	);
}

/**
 * What a visitor is asked about cookies. Pages are the same for everybody: the browser's script decides whether it is
 * shown.
 */
export const Consent = fragment('consent', () => (
	<>
		<ConsentBar />
		<ConsentPanel />
	</>
));
