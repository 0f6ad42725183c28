import { imprintOf } from '../brand';
import { paths, type TextBlanks, type TextTemplate } from './text-template';

/** The page about the publisher in English: what the software holds true, and what a newsroom fills in later. */
export const aboutEn = (of: TextBlanks): TextTemplate => ({
	title: `About ${of.name}`,
	description: `What ${of.name} is, who publishes it, how it corrects and labels its work, and how to reach us.`,
	html: `
<p>${of.name} reports on the e-cigarette trade for the people who work in it: those who make, fill, test, ship, tax, regulate, sell and study these products. The site is written for adults with a professional interest.</p>
<h2 id="owner">Who publishes the site</h2>
<p>${of.name} is published by ${imprintOf(of)}.</p>
<h2 id="corrections">Corrections</h2>
<p>When we are wrong we say what was wrong, what is right and when we changed it, at the foot of the article; all of them stand on the page of <a href="${of.prefix}${paths.corrections}">corrections</a>. Tell us at <a href="mailto:${of.mail}">${of.mail}</a>, with the address of the article and what you know.</p>
<h2 id="ai">Artificial intelligence</h2>
<p>An article drafted by AI software carries a label. Before publication a member of the newsroom checks it and is named as its reviewer.</p>
<h2 id="partner">Advertising and partner content</h2>
<p>Advertisements appear in their own frame under the word “Advertisement”. Partner content is written or paid for by a named company and carries its label wherever it appears.</p>
<h2 id="contact">Contact</h2>
<ul>
<li>Newsroom, corrections, tips: <a href="mailto:${of.mail}">${of.mail}</a></li>
<li>By post: ${imprintOf(of)}</li>
<li>Your data and your rights: see the <a href="${of.prefix}${paths.policy}">privacy policy</a></li>
<li>Weekly newsletter: <a href="${of.prefix}${paths.subscribe}">subscribe or change your preferences</a></li>
</ul>
`,
});
