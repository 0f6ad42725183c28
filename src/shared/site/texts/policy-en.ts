import { imprintOf } from '../brand';
import { paths, type TextBlanks, type TextTemplate } from './text-template';

/** The privacy policy in English, true to what the software does; its blanks are already escaped for HTML. */
export const policyEn = (of: TextBlanks): TextTemplate => ({
	title: 'Privacy policy',
	description: `What data ${of.name} processes about its readers, why, for how long, and how to obtain or erase it.`,
	html: `
<p>You do not have to identify yourself to read this site. This policy sets out what data the site processes, why, on what legal basis and for how long.</p>
<h2 id="short">In short</h2>
<ul>
<li>You can read everything without an account, without cookies and without being identified.</li>
<li>No third-party analytics, advertising or font service is used. Pages make no requests to third parties.</li>
<li>No IP address is stored with what you read.</li>
<li>The newsletter requires your address and your confirmation. You can unsubscribe with one click.</li>
<li>You can request a copy of your data, or their erasure, by e-mail.</li>
</ul>
<h2 id="controller">Who is responsible</h2>
<p>${imprintOf(of)}, is the controller within the meaning of the General Data Protection Regulation (GDPR). Write to <a href="mailto:${of.mail}">${of.mail}</a> and put “privacy” in the subject.</p>
<h2 id="processing">What is processed, and why</h2>
<h3>Reading a page</h3>
<p>Your browser sends its IP address with every request. The server uses it to reply and to limit excessive requests. For that limit it keeps only a keyed hash of the address; the key changes every day. Technical logs hold a shortened address (/24, or /48 for IPv6) for 14 days. Legal basis: our legitimate interest in keeping the site available and secure (Art. 6(1)(f) GDPR).</p>
<h3>Counting pages</h3>
<p>Without your consent a page view is counted by page and day, without any identifier. With consent to <em>performance</em> cookies the view is logged with an anonymous visitor token, the page’s title and its path without query, and the browser’s user agent. Legal basis: your consent (Art. 6(1)(a)), which you can withdraw at any time in “Cookies settings”.</p>
<h3>Your cookie choice</h3>
<p>Your choice, the version of the notice and the time are kept in a cookie in your browser, because the law requires us to respect it. All cookies are listed by name in the <a href="${of.prefix}${paths.cookie}">cookie notice</a>.</p>
<h3>The newsletter</h3>
<p>You give an e-mail address. We send a message asking you to confirm; until you press the button on the page it links to, you are not subscribed. We keep the address, the edition, the newsletters chosen and proof of your consent: the time, the form and the version of the text. Every newsletter ends with a link to unsubscribe, and e-mail programs can show their own button for it. Newsletters contain no tracking pixels. Legal basis: your consent; for the proof, our obligation to demonstrate it (Art. 7(1)).</p>
<h3>Messages on an event’s message wall</h3>
<p>You give a display name, a country if you like, and a message. It is published after moderation. Do not include anything you would not want to be public. Legal basis: your consent.</p>
<h3>Calculators and search</h3>
<p>What you enter becomes part of the page’s address, so that a result can be bookmarked. It is used only to produce the result and is not stored: our logs omit everything after the question mark.</p>
<h3>Advertisements</h3>
<p>They are chosen by page and place and come from our own server. Views and clicks are counted by day, without any identifier. Only with consent to <em>targeting</em> is a click recorded with the visitor token. Advertisers receive totals only.</p>
<h3>Writing to us</h3>
<p>We keep correspondence for as long as the matter requires, and longer where needed for journalistic work. Journalistic sources are protected by law.</p>
<h2 id="kept">How long data are kept</h2>
<table>
<caption>Retention periods</caption>
<thead><tr><th scope="col">What</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><th scope="row">Keyed hash of the IP address, for request limits</th><td>One day</td></tr>
<tr><th scope="row">Technical logs with a shortened address</th><td>14 days</td></tr>
<tr><th scope="row">Page-view log</th><td>${of.page_view_days} days, then totals by day and page</td></tr>
<tr><th scope="row">Visitor token</th><td>30 days, in your browser</td></tr>
<tr><th scope="row">Subscription and proof of consent</th><td>As long as you are subscribed; after that, the address is kept only to ensure that we do not write to it again, unless you ask us to erase that too</td></tr>
<tr><th scope="row">Keyed hash of an e-mail address whose subscription was erased, with the time of the last message, so that nobody can have another sent to it at once</th><td>30 days after the message</td></tr>
<tr><th scope="row">Wall messages</th><td>Until the page is closed, or until you ask us to remove them</td></tr>
<tr><th scope="row">Advertisement counts</th><td>No limit; they are totals and identify nobody</td></tr>
</tbody>
</table>
<p>Back-ups are copies of the above. Erased data remain in a back-up until that back-up is replaced.</p>
<h2 id="recipients">Who else receives data</h2>
<p>The company that hosts our server and the company whose mail server sends the newsletters, both under contract (Art. 28 GDPR). No one else. We do not sell, rent or exchange addresses. A video on another platform is a still image until you click it; after the click, that platform receives your IP address and learns what you watch.</p>
<h2 id="rights">Your rights</h2>
<p>You may ask what we hold about you and get a copy in a readable form; have it corrected or erased; restrict or object to its use; receive them in a portable format; and withdraw consent without giving a reason and without affecting earlier processing. For the newsletter, most of this can be done through the link in any issue. We reply within one month. If you are not satisfied, you may complain to the data protection authority where you live; ours is ${of.authority}.</p>
<p>We make no automated decisions about individuals and build no profiles.</p>
<h2 id="minors">Minors</h2>
<p>The site is not meant for minors and may not be visited by them. We do not knowingly hold data on minors. If you believe that we do, write to us and we will erase them.</p>
<h2 id="security">Security</h2>
<p>Connections to the public site are encrypted. Passwords and mailed links are stored only as hashes. The part of the system that serves pages uses a database role with no access to subscriber data. Staff sign in with a second factor, and every change they make is recorded.</p>
<h2 id="changes">Changes</h2>
<p>The version and the date are shown under the title. If a change is to your disadvantage, we announce it on the home page for two weeks before it takes effect and ask for consent again where needed.</p>
`,
});
