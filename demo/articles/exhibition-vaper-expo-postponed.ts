import type { DemoArticle } from '../article';
import { singleUseGuidance } from '../sources';

export default {
	key: 'exhibition-vaper-expo-postponed',
	type: 'company',
	kind: 'exhibition',
	author: 'lucia-ferrandiz',
	days_ago: 346,
	hour: 11,
	label: 'feature',
	tags: ['trade-shows', 'united-kingdom', 'disposables'],
	mood: 'deep',
	views: 84,
	en: {
		seo_url: 'vaper-expo-postponed-what-exhibitors-were-left-with',
		title: 'What the Vaper Expo’s move to May 2026 left its exhibitors with',
		standfirst:
			'Stand-holders learned on 15 September 2025 that the October show in Birmingham would not take place until the following May. The invoices had been more punctual.',
		market: 'United Kingdom',
		place: 'Birmingham',
		key_points: [
			'The show at the NEC, due in October 2025, was put back to May 2026.',
			'Attendance had been uneven: about 20,000 visitors in May 2024, a weak autumn edition five months later.',
			'For small exhibitors the lost sum was not the stand but what had been ordered to fill it.',
		],
		html: `<p>The banner is four metres wide and says “October”. It cost £640 and hangs, for want of a better wall, in the canteen of a small filler in Wigan. “We could paint over it,” said the production manager. “But somebody might move it to October again.”</p>
<p>On 15 September 2025 those who had booked at the Vaper Expo UK were told that the autumn edition, a few weeks away, was postponed to May 2026. The show has been a fixture of the British trade since its first weekend at the National Exhibition Centre in Birmingham, on 11 and 12 July 2015, and has usually been held twice a year, with a day for the trade and the rest for the public.</p>
<h2>The signs were there</h2>
<p>Seen from the spring of 2024 the news would have been a surprise. That May the fair counted about 300 exhibitors and 20,000 visitors. Seen from the autumns it was less of one. In September 2023 there had been some 150 exhibitors, about half of the earlier number, and a ticket cost £15. The edition of October 2024 was described as weak.</p>
<table>
<caption>Vaper Expo UK, reported figures</caption>
<thead><tr><th scope="col">Edition</th><th scope="col">Exhibitors</th><th scope="col">Visitors</th></tr></thead>
<tbody>
<tr><td>September 2023</td><td>150+</td><td>not given</td></tr>
<tr><td>May 2024</td><td>about 300</td><td>about 20,000</td></tr>
<tr><td>October 2024</td><td>not given</td><td>reported as weak</td></tr>
<tr><td>October 2025</td><td>none</td><td>postponed to May 2026</td></tr>
</tbody>
</table>
<p>Between them lies the law. Single-use devices may not be sold in the United Kingdom since 1 June 2025, and they had filled a good part of the floor. What replaced them, devices that must be both rechargeable and refillable, sells more slowly and needs less neon.</p>
<h2>Counting the cost</h2>
<p>Nine exhibitors, none of which wished to be named beside a figure, let us see what they had spent by the day of the announcement. The median was £7,900. The stand itself made up rather less than half of it, and was mostly carried over to May. The rest was not.</p>
<ul>
<li>Printed matter with a date: £300 to £2,100, lost.</li>
<li>Hotels: refunded to four of the nine.</li>
<li>Samples made for the show: kept, but several carried a best-before date that ends before May.</li>
<li>Travel of overseas colleagues: lost in every case.</li>
</ul>
<p>One of them had hired a magician. He has kept the deposit, which is, the exhibitor conceded, consistent.</p>
<blockquote><p>“Postponed is a kind word. It means you keep the hope and pay the interest.”</p><cite>Owner of a wholesale firm in Leicester</cite></blockquote>
<h2>Where the meetings went</h2>
<p>The customers still had to be met. Five of the nine spent the freed days driving: one firm visited thirty-eight shops between Carlisle and Hull in the week for which it had booked the stand, at a total cost of £1,150, and wrote orders in twenty-one of them. Its sales director has the map on her wall. Asked whether she would exhibit in May all the same, she said yes. There are buyers whom one does not find by driving, since they do not live anywhere near a shop.</p>
<p>In Wigan they have booked as well. The new banner gives no month, no year and no hall. It names the town, which has so far proved reliable, and the production manager has asked for eyelets along all four sides, so that it can be hung whichever way up the calendar falls.</p>`,
		corrections: [
			{
				days_after: 3,
				text: 'An earlier version said that the first edition took place in 2014. It took place on 11 and 12 July 2015.',
			},
		],
		sources: [
			singleUseGuidance,
			{ title: 'Reports on the Vaper Expo UK, GAMA', url: 'https://gamaconsumer.com' },
			{ title: 'Reports on the Vaper Expo UK, 2Firsts', url: 'https://2firsts.com' },
		],
		keywords: ['Vaper Expo', 'Birmingham', 'postponed', 'exhibitors'],
	},
} satisfies DemoArticle;
