import type { DemoArticle } from '../article';
import { chinaNews } from '../sources';

export default {
	key: 'china-transaction-platform',
	type: 'company',
	kind: 'china',
	author: 'wen-xiaolan',
	days_ago: 150,
	hour: 10,
	label: 'feature',
	tags: ['china', 'wholesale', 'retail', 'licences'],
	mood: 'night',
	views: 190,
	en: {
		seo_url: 'china-one-platform-every-domestic-sale',
		title: 'One platform carries every lawful sale in China, and everyone can see the queue',
		standfirst:
			'Makers, wholesalers and shops meet on a single national exchange. It has taken the haggling out of the trade and put the waiting in.',
		market: 'China',
		place: 'Changsha',
		html: `
			<p>At five to nine each Tuesday Hu Shiyun puts her tea out of reach. At nine the order window opens for her district of Changsha, and for the next forty minutes a shop of twenty-two square metres has its only conversation of the week with the people who supply it. She types, the screen answers, and there is nobody to telephone.</p>
			<p>This is how e-cigarettes are bought and sold in China. The measures of March 2022, in force since 1 May of that year, put the whole domestic trade on one national platform. A maker with a production licence lists there. A licensed wholesaler buys there. A licensed shop orders there, from the wholesaler of its own area and from no other. What is not on the platform is not, in law, a sale.</p>
			<h2>What the platform replaced</h2>
			<p>It replaced a great deal. At the end of 2021 the industry counted some 190,000 outlets and more than 1,500 makers and brands, joined by agents, sub-agents and a habit of exclusive shops. Exclusive retail is no longer allowed. Nor are outlets near schools. The first retail licence that anybody noticed was issued on 24 May 2022, here in Changsha, and the agents went into other lines.</p>
			<p>Mrs Hu had been an exclusive shop. Her brand paid for the sign, the lights and a fifth of the rent. “I had one supplier who took me to dinner,” she says. “I have one supplier again. The dinners have stopped, and I know the price.”</p>
			<h2>A week in the queue</h2>
			<ul>
			<li><strong>Tuesday:</strong> orders, within the quantity the shop is allotted.</li>
			<li><strong>Wednesday:</strong> the wholesaler confirms, or reduces.</li>
			<li><strong>Thursday or Friday:</strong> the van, with a transport document that lists every article.</li>
			<li><strong>Sunday:</strong> Mrs Hu counts, and writes down what she would have ordered.</li>
			</ul>
			<p>The transport document is the part that inspectors like. Goods without one are goods without an origin, whatever the box says. Drivers carry it in a plastic sleeve on the dashboard, and one told us he had been asked for it eleven times in a year and for his driving licence twice.</p>
			<h2>What a maker can and cannot do</h2>
			<p>For the maker the platform is a shop window with one customer type. It may list, describe and price an article. It may not favour a district, because it does not choose who buys. It sees what was ordered, which is more than it used to see, since agents kept such figures to themselves.</p>
			<p>That has had an effect nobody announced. With returns, orders and stock in one place, makers have stopped launching by the dozen. Yunling, a maker in Bao’an, listed nine new articles last year, against forty in its last year of agents. A product manager there, asked whether he missed the old way, said that he missed being surprised.</p>
			<p>Exports are outside all this. They are filed separately, follow <a href="/news/china-milligrams-per-gram-export-label">other limits</a>, and never appear in Mrs Hu’s window. She has heard of the flavours that leave Shenzhen for abroad. At twenty to ten the window closes, and she moves the tea back.</p>
		`,
		sources: [
			chinaNews,
			{ title: 'Tobacco Reporter, on outlets and makers at the end of 2021', url: 'https://tobaccoreporter.com' },
		],
		keywords: ['China', 'transaction platform', 'wholesale', 'retail licence'],
	},
} satisfies DemoArticle;
