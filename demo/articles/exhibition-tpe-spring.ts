import type { DemoArticle } from '../article';

export default {
	key: 'exhibition-tpe-spring',
	type: 'company',
	kind: 'exhibition',
	author: 'lucia-ferrandiz',
	days_ago: 282,
	hour: 15,
	tags: ['trade-shows', 'united-states', 'wholesale', 'retail'],
	mood: 'deep',
	views: 147,
	en: {
		seo_url: 'tpe-leaves-january-for-a-spring-date',
		title: 'TPE moves from January to 31 March in 2026',
		standfirst:
			'The Las Vegas show has opened the buying year for most of its life. Its 2026 edition is announced for 31 March to 2 April, and buyers must decide what to do in the meantime.',
		market: 'United States',
		place: 'Las Vegas',
		key_points: [
			'Total Product Expo, usually held in late January or February, is announced for 31 March to 2 April 2026.',
			'The show is for the trade only and, since 2024, checks companies more strictly at the door.',
			'Wholesalers who used it to set first-quarter orders have placed those orders unseen, or not yet.',
		],
		html: `<p>For years the American trade had two New Years. The first fell on 1 January. The second came four or five weeks later in the Las Vegas Convention Center, when wholesalers walked the aisles of a show then called Tobacco Plus Expo, pressed buttons, asked for the price of a case and went home with a first quarter.</p>
<p>The show has been Total Product Expo since it dropped its old name in 2022, and its 2026 edition is announced for 31 March to 2 April. By then the first quarter is over. Eight distributors in five states, asked by Brume what they have done, fall into two groups: those who ordered in January from a catalogue, and those who are discovering how long their stock really lasts.</p>
<h2>It has moved before</h2>
<p>The calendar has been less firm than memory suggests. In 2021 the fair took place on 12 to 14 May, with about 350 exhibitors and 4,500 visitors. In 2024 it opened on 31 January. That edition was remembered for the entrance as much as for the halls: the organiser, Tobacco Media Group, which belongs to the distributor Kretek International, looked more closely at who was a company and who had merely printed a card. There were fewer visitors. Exhibitors did not all complain.</p>
<table>
<caption>Total Product Expo, dates of three editions</caption>
<thead><tr><th scope="col">Edition</th><th scope="col">Dates</th><th scope="col">Note</th></tr></thead>
<tbody>
<tr><td>2021</td><td>12–14 May</td><td>about 350 exhibitors, 4,500 visitors</td></tr>
<tr><td>2024</td><td>opened 31 January</td><td>stricter company check, fewer visitors</td></tr>
<tr><td>2026</td><td>31 March–2 April</td><td>as announced</td></tr>
</tbody>
</table>
<h2>What a spring date changes</h2>
<p>The case for the spring is easily made. New Year’s stock has sold, budgets have been approved, and a factory in Guangdong is not closed for the holiday in the very weeks when its samples should travel. A device maker from Orange County said that she had never once received her January prototypes in time; “they arrive in February, looking surprised”.</p>
<p>The case against is arithmetic. A wholesaler who sees a product on 1 April, orders it that week and waits seven weeks for sea freight has it on the shelf in the last days of May. Under the old date it was there by the end of March. For anyone whose year is decided between Memorial Day and Labor Day, two months are half a margin.</p>
<blockquote><p>“I used to come back with orders. Now I will come back with opinions.”</p><cite>Buyer for a distributor in Ohio</cite></blockquote>
<h2>Rules on their own calendar</h2>
<p>Regulation complicates the picture, because it keeps no season at all. Only products with a marketing order may lawfully be sold in the United States; there were 39 such e-cigarettes by December 2025. State taxes are added on bases that share little beyond the word: a share of the wholesale price in Minnesota, cents a millilitre in Ohio, dollars a cartridge in Kentucky. A show that falls after the legislatures have sat, several buyers said, at least lets them quote a price that will hold until autumn.</p>
<p>Others have filled the gap. Two regional distributors held open days in late January, with a warehouse for a hall and lunch on a pallet. One counted 150 customers and offered them what no convention centre can: the samples went home in the vans they came in. Nor is Las Vegas alone. In Birmingham an autumn show <a href="/news/vaper-expo-postponed-what-exhibitors-were-left-with">was put back to May</a>, which leaves two countries’ buyers with the same winter and very little to touch in it.</p>`,
		key_dates: [{ date: '2026-03-31', text: 'TPE 2026 opens in Las Vegas, to 2 April', fact: 'tpe-2026' }],
		sources: [
			{ title: 'Reports on past editions, CSNews', url: 'https://csnews.com' },
			{ title: 'Reports on past editions, Smokin Tabacco', url: 'https://smokintabacco.com' },
			{ title: 'Reports on the show and its dates, 2Firsts', url: 'https://2firsts.com' },
			{ title: 'State tax bases, Federation of Tax Administrators', url: 'https://taxadmin.org' },
		],
		keywords: ['TPE', 'Total Product Expo', 'Las Vegas', 'trade show calendar'],
	},
} satisfies DemoArticle;
