import type { DemoArticle } from '../article';

export default {
	key: 'regulation-opinion-publish-the-register',
	type: 'regulation',
	kind: 'news',
	author: 'saskia-verhulst',
	days_ago: 1,
	hour: 16,
	label: 'opinion',
	tags: ['european-union', 'flavours', 'customs'],
	mood: 'deep',
	views: 740,
	en: {
		seo_url: 'publish-the-register-before-enforcing-it',
		title: 'Publish the flavour register six months before enforcing it',
		standfirst:
			'A list that nobody can read on the day it binds is not a rule. It is a quarrel with a date on it, and the people at the border will have it on everyone’s behalf.',
		market: 'European Union',
		place: 'Rotterdam',
		html: `
			<p>For nine years I worked with people whose job is to compare two pieces of paper. If the papers agree, the container moves. If they do not, it stands on a quay at somebody’s expense until they do. It is not a noble system, but it has one great merit: both papers exist.</p>
			<p>The flavour register that is now making its way through Brussels proposes to add a third. Every capital would keep a list of filled products, and whatever is not on it within nine months of the law’s first day would have to go. I have nothing against lists. I have stood beside enough pallets to know what happens when a list is late.</p>
			<h2>What late looks like</h2>
			<p>Late does not mean that the website is down. It means that an officer types a code, the page answers “no entry”, and nobody in the shed knows whether that is a statement about the product or about the page. The filler swears that he filed in March. The capital in question is still keying in February. The officer, who has a form with two boxes, ticks the one that protects him. I would do the same.</p>
			<p>Multiply this by twenty-seven. A product sold in five countries would have five entries, opened by five administrations of very different means. The careful firm that filed everywhere on the first morning would be lawful in the three capitals that are quick and contraband in the two that are not. The careless one, which filed nowhere, would be treated rather better on average than it deserves, since “no entry” looks the same on both.</p>
			<h2>Two sentences would do</h2>
			<p>The remedy is short enough to be an amendment.</p>
			<ol>
			<li>No register binds anyone until it has been open to the public for six months.</li>
			<li>A dated receipt of filing counts as an entry until the capital that issued it says otherwise.</li>
			</ol>
			<p>The first gives the trade time to find the errors, which will be many and dull: a strength typed in the wrong unit, a maker’s name in three spellings, a label uploaded upside down. Registers are corrected by those who read them, and nobody reads a thing that cannot yet hurt or help them unless it is open and they are named in it. The second moves the cost of delay to the only party able to shorten it.</p>
			<p>Delegations that favour a ban will say that six months is six months more of flavours. So it is. They should want it all the same. A rule that starts with the wrong pallets on the quay spends its first year apologising, and gives every lawyer in Rotterdam a reason to say that it does not work. If one wishes a register to fail, I can think of no better way than to enforce it before it can be read.</p>
			<h2>The other paper</h2>
			<p>I hear it said that the trade asks for time whenever it is asked for anything. It does. It has earned the suspicion. But the request here is not for time to sell; it is for a list to look at. The inspectors I worked with, the ones with the two boxes, ask for exactly the same. When the people who break the rule, the people who keep it and the people who enforce it want one thing in common, it is a modest thing to grant.</p>
			<p>Publish it. Let us all look. Then send the officers.</p>
		`,
		keywords: ['opinion', 'flavour register', 'enforcement', 'customs'],
	},
} satisfies DemoArticle;
