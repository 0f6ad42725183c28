import type { DemoArticle } from '../article';

export default {
	key: 'ai-demand-forecasting',
	type: 'ai',
	kind: 'news',
	author: 'joao-salgueiro',
	days_ago: 188,
	hour: 15,
	label: 'feature',
	tags: ['artificial-intelligence', 'wholesale', 'flavours', 'retail'],
	mood: 'day',
	views: 410,
	en: {
		seo_url: 'wholesaler-lets-software-order-flavours-with-overrides',
		title: 'Tideway’s forecasting model cuts dead stock by a quarter in 26 weeks',
		standfirst:
			'Tideway gave a forecasting model the keys to its reorder book for six months. It cut dead stock by a quarter and missed every change in the law.',
		market: 'Portugal',
		place: 'Lisbon',
		html: `<p>Every Friday at four, in an office above a bonded warehouse south of Lisbon, three people read a list and cross things out. The list is the following week’s order, 600 lines long, drawn up by a program. The crossing-out takes forty minutes. Before the program, the order took two people until Thursday evening.</p>
<p>Tideway Distribution has let us see both lists, the proposed and the sent, for twenty-six weeks. They make a good case for the software and a better one for the pencil.</p>
<h2>What it does well</h2>
<p>Flavour is a long tail. Of the 1,140 bottled liquids that Tideway keeps, 90 account for half the sales, and some 500 sell fewer than a carton a week. People are bad at such numbers. They remember the carton that sold and forget the eleven weeks when it did not.</p>
<p>The model remembers both. It looks at 130 weeks of sales by shop, at the weather, at school holidays (when, for reasons nobody has settled, its adult customers buy less), and at the date on the label. Then it gives a range rather than a number: between four and nine cartons, most likely six.</p>
<table>
<caption>Twenty-six weeks before and after, Tideway; supplied by the company</caption>
<thead><tr><th scope="col">Measure</th><th scope="col">By hand</th><th scope="col">Model</th><th scope="col">Model and Friday</th></tr></thead>
<tbody>
<tr><th scope="row">Lines out of stock, average</th><td>6.8%</td><td>4.1%</td><td>3.9%</td></tr>
<tr><th scope="row">Stock written off, € thousand</th><td>212</td><td>171</td><td>158</td></tr>
<tr><th scope="row">Hours a week spent on the order</th><td>58</td><td>0</td><td>2</td></tr>
</tbody>
</table>
<p>The middle column is a simulation: what would have happened had the proposed list been sent unread. The last is what did happen. Write-offs fell by a quarter, of which the program can claim about three quarters and the people the rest.</p>
<h2>What it cannot know</h2>
<p>The overrules tell the story. Of 15,600 lines in half a year, the Friday meeting changed 640. We sorted the reasons.</p>
<ul>
<li><strong>Law, 244.</strong> A duty step, a label change, a country about to stop a format. The model sees a rise before a tax date as popularity and orders more of it for the week after.</li>
<li><strong>Supplier, 171.</strong> A filler is late, or has telephoned to say so.</li>
<li><strong>Customer, 138.</strong> A chain is leaving, or two shops have merged their orders.</li>
<li><strong>Hunch, 87.</strong> Of these, we found, 41 improved the result and 46 made it worse.</li>
</ul>
<p>The first group is where the money was. In the weeks ahead of a change in rate shops fill their shelves; afterwards they buy nothing. Left to itself, the program would have bought €31,000 of stock at the top of that wave. It had seen three such waves in its training and had no column that said why.</p>
<blockquote><p>“It is the best clerk I have ever had. It has never once read a newspaper.”</p><cite>Teresa Quintela, head of purchasing, Tideway Distribution</cite></blockquote>
<p>Tideway has begun to give it one. A table of dates, kept by hand, tells the model when a rate or a rule changes in each market it serves. It has forty rows. In a trial on old data it halved the cost of the waves, which suggests that the most useful thing one can add to a forecasting model is a calendar.</p>
<p>As for the hunches, the meeting has voted to keep them, on the ground that eighty-seven is not many and that Friday would otherwise be very quiet.</p>`,
		sources: [{ title: 'Order lists supplied by the company; illustrative figures', kind: 'company' }],
		keywords: ['demand forecasting', 'wholesale', 'stock', 'Tideway Distribution'],
	},
} satisfies DemoArticle;
