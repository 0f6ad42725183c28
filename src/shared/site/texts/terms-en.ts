import { imprintOf } from '../brand';
import { paths, type TextBlanks, type TextTemplate } from './text-template';

/** The terms of use in English, true to what the software does; its blanks are already escaped for HTML. */
export const termsEn = (of: TextBlanks): TextTemplate => ({
	title: 'Terms of use',
	description: `The rules for reading, quoting and using ${of.name}: age, audience, calculators, register, messages, RSS feeds and the API.`,
	html: `
<p>These terms are between you and ${imprintOf(of)}, publisher of ${of.name}. By using the site you accept them.</p>
<h2 id="audience">Who may use the site</h2>
<p>The site is for adults: at least 18 years old, or older where the law of your country so requires. Minors may not access it. It is written for people who work with these products or study them, and it serves users outside mainland China. Nothing on it is intended to encourage anyone to start using nicotine.</p>
<h2 id="advice">Information, not advice</h2>
<p>We aim to be accurate and correct our errors, but the site is journalism. It is not legal, tax, customs, medical or technical advice, and no product is recommended. Before you act, consult the law or a qualified adviser.</p>
<h2 id="tools">Calculators</h2>
<p>Results are estimates based on the rates and formulas shown with them. A rate may have changed since it was verified or may be subject to exceptions not shown, and no result replaces the authority’s own assessment. Mixing calculations are for trained people who handle nicotine with the protection it requires.</p>
<h2 id="register">Licence register</h2>
<p>Records show what the named source said on the date of verification. A company’s absence does not prove that it has no licence; its presence does not prove that the licence is still in force. Check with the issuing bureau.</p>
<h2 id="content">Quoting and copying</h2>
<p>Texts, tables, charts and drawings belong to the publisher or to those named beside them. You may link to any page, quote with name and link, and print or store individual articles for your own work. The tables offered as CSV may be used in your own charts if the source is credited. For anything more, such as reprinting, translating or training software on the content, ask first.</p>
<h2 id="messages">Messages you post</h2>
<p>Messages on an event’s message wall are moderated before they appear. They may be 2 to 280 characters long, must be text only and must be your own. We do not publish advertising, insults, personal data of others, offers of products to consumers, or anything unlawful. We do not edit messages and may reject any of them. You allow us to show the message with the name you gave, and may ask us to remove it at any time.</p>
<h2 id="letter">Newsletter</h2>
<p>The newsletter is free. Your subscription begins when you confirm it and ends when you unsubscribe. Use only an address of your own.</p>
<h2 id="feeds">RSS feeds and the API</h2>
<p>RSS feeds and the public API may be used to show headlines and summaries with a link to the article. The number of requests is limited; responses state when to try again. Do not circumvent the limits, guess tokens or use the site in a way that slows it down for readers. We take no action against security researchers who report to us first and cause no harm.</p>
<h2 id="advertising">Advertising and partner content</h2>
<p>Both are labelled. Advertisers are responsible for the pages they link to. Where the law of a country forbids an advertisement, it is not shown there, as far as the country can be determined.</p>
<h2 id="links">Links to other sites</h2>
<p>We link to sources so that readers can check them. We are not responsible for what others publish, and a link is not a recommendation.</p>
<h2 id="liability">Liability</h2>
<p>The site is provided free of charge and as is. We are liable without limit for intent, gross negligence and injury to life, body or health, and otherwise only where liability cannot be excluded by law. The site may be changed, interrupted or closed.</p>
<h2 id="law">Law and place</h2>
<p>The law of ${of.law} applies, with the courts of ${of.courts}, as far as the law that protects you as a consumer does not provide otherwise. If one clause is invalid, the others remain in force.</p>
<h2 id="changes">Changes and contact</h2>
<p>The version and date are shown under the title; earlier versions are available on request. Questions: <a href="mailto:${of.mail}">${of.mail}</a>. See also the <a href="${of.prefix}${paths.policy}">privacy policy</a>, the <a href="${of.prefix}${paths.cookie}">cookie notice</a> and <a href="${of.prefix}${paths.about}">about us</a>.</p>
`,
});
