import type { DemoArticle } from '../article';

export default {
	key: 'ai-factory-vision',
	type: 'ai',
	kind: 'news',
	author: 'wen-xiaolan',
	days_ago: 58,
	hour: 9,
	label: 'feature',
	tags: ['artificial-intelligence', 'china', 'coils', 'batteries'],
	mood: 'night',
	views: 760,
	en: {
		seo_url: 'camera-learns-to-sort-faulty-coils-dongguan',
		title: 'Hengda cuts coil inspectors from 12 to 2 a shift with machine vision',
		standfirst:
			'Machine vision was bought to replace the women at the end of the line. It works best with two of them sitting beside it.',
		market: 'China',
		place: 'Dongguan',
		html: `<p>Mo Guizhen has looked at coils for fourteen years and can hear a bad one. She demonstrates, rolling two ceramic heaters across a steel bench. One ticks. “Crack,” she says, and under the microscope there it is, a line finer than a hair.</p>
<p>The camera that was supposed to send her home cannot hear. It hangs over the last metre of the line at Hengda Precision in Dongguan, takes nine pictures of each heater in three colours of light, and decides in forty milliseconds. When it was switched on, in the summer of last year, it decided badly. It threw out one good coil in nine, mostly for having a shadow.</p>
<h2>The price of a false alarm</h2>
<p>In a business where a heater sells for less than one yuan, a false reject rate of 11 per cent is not a nuisance but the whole margin. Hengda’s owner was ready to return the machine. The engineer who had sold it asked for a month and for two inspectors.</p>
<p>What he did with them was simple. The camera was no longer asked for a yes or a no. It sorted into three trays: good, bad, and not sure. The third tray went to Ms Mo and a colleague, who looked, decided, and pressed one of a row of buttons that named the reason. Each night the model was trained again on the day’s third tray.</p>
<table>
<caption>Inspection at Hengda Precision; figures supplied by the maker</caption>
<thead><tr><th scope="col">Measure</th><th scope="col">People only</th><th scope="col">Camera only</th><th scope="col">Camera and two people</th></tr></thead>
<tbody>
<tr><th scope="row">Good coils rejected</th><td>1.0%</td><td>11.2%</td><td>1.25%</td></tr>
<tr><th scope="row">Faults that escaped, per million</th><td>1,900</td><td>740</td><td>260</td></tr>
<tr><th scope="row">Inspectors on a shift</th><td>12</td><td>0</td><td>2</td></tr>
</tbody>
</table>
<p>Twelve people used to sit at the end of this line. Two do now, on each of three shifts, and are paid a third more. Of the other ten, Hengda says, six were moved to packing and four left. Ms Mo puts it differently. “They left,” she says, “and then they were moved.”</p>
<h2>Forty-one buttons</h2>
<p>The row of buttons is the part that visitors photograph. It began with 23 faults, taken from the factory’s quality manual. It has 41. The additions have names that no manual would print: the moustache, the wet foot, the second moon. The last, a ring of glaze where none should be, turned out to come from a single furnace door that did not close fully on humid days. It had been there for years, and everybody had put it down to the clay.</p>
<blockquote><p>“The camera sees more than I do. It does not know what it is looking at until I tell it.”</p><cite>Mo Guizhen, inspector</cite></blockquote>
<p>This is where the savings are. Catching faults is worth something; learning that nine of the forty-one arise at one station is worth more. Hengda has since rebuilt that station, and the reject rate before inspection has gone from 4.4 to 3.1 per cent.</p>
<p>With furnaces running full and the price of ceramic falling every month, makers further up the river are ordering the same camera. Most order it without the chairs. The engineer who sells it has taken to including two in the price.</p>
<p>There remains the tick. Hengda has bought a microphone and is recording Ms Mo’s bench. So far the model hears a crack in 70 cases out of a hundred. She hears it in 96, she says, and in the other four she was talking.</p>`,
		sources: [{ title: 'Visit and figures supplied by the maker; illustrative', kind: 'company' }],
		keywords: ['machine vision', 'ceramic coils', 'quality inspection', 'Dongguan'],
	},
} satisfies DemoArticle;
