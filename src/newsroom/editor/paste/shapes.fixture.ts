/** What further programs put on the clipboard, and what is meant by it. */

export interface Shape {
	html?: string;
	/** Plain text; where it is alone, the clipboard holds no markup. */
	text?: string;
	/** The text that is meant. */
	meant: string;
	/** What is said to be left out, by kind. */
	left?: { pictures?: number; comments?: number; frames?: number; names?: readonly string[] };
}

const word = (inside: string) =>
	`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"></head><body lang=EN-GB><!--StartFragment-->${inside}<!--EndFragment--></body></html>`;
const docs = (inside: string) =>
	`<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-7a41c0de">${inside}</b>`;
const online = (kind: 'ul' | 'ol', level: number, words: string) =>
	`<div class="ListContainerWrapper SCXW7"><${kind} class="ListStyle${level}" role="list" start="1"><li class="OutlineElement Ltr" role="listitem" data-leveltext="" aria-level="${level}" data-aria-level="${level}"><p class="Paragraph SCXW7"><span class="TextRun">${words}</span><span class="EOP SCXW7">&nbsp;</span></p></li></${kind}></div>`;
const wordMark = (kind: 'ftn' | 'edn', n: number) =>
	`<a style='mso-${kind === 'ftn' ? 'footnote' : 'endnote'}-id:${kind}${n}' href="#_${kind}${n}" name="_${kind}ref${n}" title=""><span class=MsoFootnoteReference><![if !supportFootnotes]>[${n}]<![endif]></span></a>`;
const wordNote = (kind: 'ftn' | 'edn', n: number, words: string) =>
	`<div style='mso-element:${kind === 'ftn' ? 'footnote' : 'endnote'}' id=${kind}${n}><p class=MsoFootnoteText><a href="#_${kind}ref${n}" name="_${kind}${n}" title=""><span class=MsoFootnoteReference>[${n}]</span></a> ${words}<o:p></o:p></p></div>`;
const noteList = (kind: 'ftn' | 'edn', inside: string) =>
	`<div style='mso-element:${kind === 'ftn' ? 'footnote' : 'endnote'}-list'><br clear=all><hr align=left size=1 width="33%">${inside}</div>`;
const mark = (n: number) => `<a href="#note-${n}"><sup id="note-${n}-mark">${n}</sup></a>`;
const note = (n: number, words: string) => `<li id="note-${n}">${words} <a href="#note-${n}-mark">↩</a></li>`;

export const SHAPES: Readonly<Record<string, Shape>> = {
	'Word: a comment, its mark and its words': {
		html: word(
			`<p class=MsoNormal><a style='mso-comment-reference:KL_1'>Stocks fell</a><span class=MsoCommentReference><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[KL1]</a><![endif]></span> in June.</p><div style='mso-element:comment-list'><hr class=msocomoff align=left size=1><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Who says so?<o:p></o:p></p></div></div></div>`,
		),
		meant: '<p>Stocks fell in June.</p>',
		left: { comments: 1 },
	},
	'Word: changes that were tracked': {
		html: word(
			`<p class=MsoNormal>Duty is <del cite="mailto:K" datetime="2026-01-02T10:00"><span>ten</span></del><ins cite="mailto:K" datetime="2026-01-02T10:00"><span>eleven</span></ins> cents<span class=msoDel>, maybe</span>.</p>`,
		),
		meant: '<p>Duty is eleven cents.</p>',
	},
	'Word: two footnotes': {
		html: word(
			`<p class=MsoNormal>One${wordMark('ftn', 1)} and two${wordMark('ftn', 2)}.</p>${noteList('ftn', wordNote('ftn', 1, 'The first ledger.') + wordNote('ftn', 2, 'The <i>second</i> ledger.'))}`,
		),
		meant: `<p>One${mark(1)} and two${mark(2)}.</p>\n<ol>${note(1, 'The first ledger.')}${note(2, 'The <em>second</em> ledger.')}</ol>`,
	},
	'Word: endnotes from the third on': {
		html: word(
			`<p class=MsoNormal>Late${wordMark('edn', 3)}.</p>${noteList('edn', wordNote('edn', 3, 'A port book.'))}`,
		),
		meant: `<p>Late${mark(3)}.</p>\n<ol start="3">${note(3, 'A port book.')}</ol>`,
	},
	'Word: a part of a text whose notes are elsewhere': {
		html: word(`<p class=MsoNormal>Alone${wordMark('ftn', 4)}.</p>`),
		meant: '<p>Alone[4].</p>',
	},
	'Word: a table with a head': {
		html: word(
			`<table class=MsoTableGrid><thead><tr><td colspan=2><p class=MsoNormal><b>Ports</b></p></td></tr></thead><tr><td><p class=MsoNormal>North</p></td><td><p class=MsoNormal>12</p></td></tr></table>`,
		),
		meant:
			'<table><thead><tr><th colspan="2">Ports</th></tr></thead><tbody><tr><td>North</td><td>12</td></tr></tbody></table>',
	},
	'Word: words that are hidden, and pictures': {
		html: word(
			`<p class=MsoNormal>Seen<span style='display:none;mso-hide:all'>unseen</span> <img width=300 src="file:///C:/Users/k/clip_image001.png" v:shapes="Picture_1"></p>`,
		),
		meant: '<p>Seen</p>',
		left: { pictures: 1, names: ['clip_image001.png'] },
	},
	'Word on the web: a list on three levels and back': {
		html: online('ul', 1, 'a') + online('ul', 2, 'b') + online('ul', 3, 'c') + online('ul', 1, 'd'),
		meant: '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>',
	},
	'Word on the web: numbers with points inside, and words around': {
		html: `<div class="OutlineElement"><p class="Paragraph"><span>Before</span><span class="EOP">&nbsp;</span></p></div>${online('ol', 1, 'one')}${online('ul', 2, 'point')}${online('ol', 1, 'two')}<div class="OutlineElement"><p class="Paragraph"><span>After</span><span class="EOP">&nbsp;</span></p></div>`,
		meant: '<p>Before</p>\n<ol><li>one<ul><li>point</li></ul></li><li>two</li></ol>\n<p>After</p>',
	},
	'Word on the web: numbers after points, from the third on': {
		html:
			online('ul', 1, 'point') + online('ol', 1, 'three').replace('start="1"', 'start="3"') + online('ol', 1, 'four'),
		meant: '<ul><li>point</li></ul>\n<ol start="3"><li>three</li><li>four</li></ol>',
	},
	'Google Docs: notes below a rule': {
		html: docs(
			`<p dir="ltr"><span>Rates rose</span><span style="vertical-align:super"><a href="#ftnt1" id="ftnt_ref1">[1]</a></span></p><hr><div><p dir="ltr"><a href="#ftnt_ref1" id="ftnt1">[1]</a><span> Gazette of May.</span></p></div>`,
		),
		meant: `<p>Rates rose${mark(1)}</p>\n<ol>${note(1, 'Gazette of May.')}</ol>`,
	},
	'Google Docs: a suggestion': {
		html: docs(
			`<p dir="ltr"><span>It is </span><span style="text-decoration:line-through;color:#1a73e8">cold</span><span style="color:#1a73e8;text-decoration:underline">warm</span><span> here, </span><span style="text-decoration:line-through">gone</span></p>`,
		),
		meant: '<p>It is warm here, <s>gone</s></p>',
	},
	'Google Docs: comments of an export': {
		html: docs(
			`<p dir="ltr"><span>Checked</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup><span> twice.</span></p><div><p dir="ltr"><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>By whom?</span></p></div>`,
		),
		meant: '<p>Checked twice.</p>',
		left: { comments: 1 },
	},
	'Google Docs: a picture in the markup': {
		html: docs(
			`<p dir="ltr"><span>Look:</span><img src="data:image/png;base64,iVBORw0KGgo=" width="400" height="300"></p>`,
		),
		meant: '<p>Look:</p>',
		left: { pictures: 1 },
	},
	'LibreOffice: a footnote': {
		html: '<meta name="generator" content="LibreOffice 24.2"/><p>Rose<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a> again</p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>A ledger.</p></div>',
		meant: `<p>Rose${mark(1)} again</p>\n<ol>${note(1, 'A ledger.')}</ol>`,
	},
	'Excel: merged cells and a hidden column': {
		html: `<table><col width=64><tr><td colspan=2 rowspan=2 style='mso-number-format:General'>Both</td><td style='display:none'>x</td><td>1</td></tr><tr><td>2</td></tr></table>`,
		meant: '<table><tbody><tr><td colspan="2" rowspan="2">Both</td><td>1</td></tr><tr><td>2</td></tr></tbody></table>',
	},
	'Outlook: a link that checks where it leads': {
		html: `<p class=MsoNormal>See <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fport.example%2Fnotice&amp;data=05">the notice</a>.</p>`,
		meant: '<p>See <a href="https://port.example/notice" rel="noopener">the notice</a>.</p>',
	},
	'Gmail: lines and an answer': {
		html: '<div dir="ltr">Good day<div><br></div><div>Two cases came.</div><div class="gmail_quote"><blockquote class="gmail_quote">How many?</blockquote></div></div>',
		meant: '<p>Good day</p>\n<p>Two cases came.</p>\n<blockquote>How many?</blockquote>',
	},
	'Slack: a message with a sign': {
		html: '<b data-stringify-type="bold">Stop</b> <img class="emoji" alt="🚢" data-stringify-emoji=":ship:" src="https://e.example/s.png" width="20"> at four',
		meant: '<p><strong>Stop</strong> 🚢 at four</p>',
	},
	'Slack: a list on two levels and back': {
		html: '<ul data-stringify-type="unordered-list" data-indent="0" data-border="0"><li data-stringify-indent="0" data-stringify-border="0">a</li></ul><ul data-stringify-type="unordered-list" data-indent="1"><li data-stringify-indent="1">b</li><li data-stringify-indent="1">c</li></ul><ul data-stringify-type="unordered-list" data-indent="0"><li data-stringify-indent="0">d</li></ul>',
		meant: '<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>',
	},
	'Notion: a toggle, tasks, code': {
		html: '<details><summary>More</summary><p>inside</p></details><ul class="to-do-list"><li><input type="checkbox" checked>done</li></ul><pre><code>a\n  b</code></pre>',
		meant: '<p>More</p>\n<p>inside</p>\n<ul><li>done</li></ul>\n<pre><code>a\n  b</code></pre>',
	},
	'a page: pictures, a frame and a video': {
		html: '<p>Top</p><figure><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="https://far.example/a.jpg" alt="Quay"><figcaption>The quay at dawn</figcaption></figure><picture><source srcset="https://far.example/b.webp"><img src="https://far.example/b.jpg" alt="Crane"></picture><iframe src="https://map.example/embed"></iframe><iframe src="https://player.vimeo.com/video/12345678?h=ab12cd"></iframe><p>End</p>',
		meant: '<p>Top</p>\n<p>The quay at dawn</p>\n<figure data-video="vimeo:12345678;h=ab12cd"></figure>\n<p>End</p>',
		left: { pictures: 2, frames: 1, names: ['Quay', 'Crane'] },
	},
	'an encyclopedia: references with their list': {
		html: '<p>It opened<sup id="cite_ref-1" class="reference"><a href="#cite_note-1">[1]</a></sup> in 1901.<span class="mw-editsection">[<a href="/edit">edit</a>]</span></p><ol class="references"><li id="cite_note-1"><span class="mw-cite-backlink"><b><a href="#cite_ref-1">^</a></b></span> <span class="reference-text">Port annals.</span></li></ol>',
		meant: `<p>It opened${mark(1)} in 1901.</p>\n<ol>${note(1, 'Port annals.')}</ol>`,
	},
	'an encyclopedia: formulas': {
		html: '<p>So <span class="mwe-math-element"><span class="mwe-math-mathml-inline mwe-math-mathml-a11y" style="display: none;"><math alttext="{\\displaystyle E=mc^{2}}"><semantics><mi>E</mi><annotation encoding="application/x-tex">{\\displaystyle E=mc^{2}}</annotation></semantics></math></span><img src="https://far.example/e.svg" class="mwe-math-fallback-image-inline" alt="{\\displaystyle E=mc^{2}}"></span> and <math alttext="x+1"><mi>x</mi></math>, <ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>.</p>',
		meant: '<p>So <code>E=mc^{2}</code> and <code>x+1</code>, 漢 (kan).</p>',
	},
	'a mail: paragraphs with empty lines between them': {
		html: '<div>One<br>still one<br><br>Two <b>bold</b><br> <br><br>Three</div><p>Four<br><br>Five<br></p><ul><li>a<br><br>b</li></ul>',
		meant:
			'<p>One<br>still one</p>\n<p>Two <strong>bold</strong></p>\n<p>Three</p>\n<p>Four</p>\n<p>Five</p>\n<ul><li>a<br><br>b</li></ul>',
	},
	'a page: words that it strikes': {
		html: '<p>It was <del datetime="2026-01-02T10:00">nine</del> <ins datetime="2026-01-02T10:00">ten</ins>.</p>',
		meant: '<p>It was <s>nine</s> ten.</p>',
	},
	'a page: links to its own places': {
		html: '<ul><li><a href="#Prices_now">Prices</a></li><li><a href="#gone">Gone</a></li></ul><h2 id="Prices_now">Prices now</h2><p>x</p>',
		meant:
			'<ul><li><a href="#prices-now">Prices</a></li><li>Gone</li></ul>\n<h2 id="prices-now">Prices now</h2>\n<p>x</p>',
	},
	'an address': {
		text: 'https://port.example/list?a=1&b=2#c',
		meant:
			'<p><a href="https://port.example/list?a=1&amp;b=2#c" rel="noopener">https://port.example/list?a=1&amp;b=2#c</a></p>',
	},
	'the address of a video': {
		text: 'https://youtu.be/abcdefghijk?t=90',
		meant: '<figure data-video="youtube:abcdefghijk;t=90"></figure>',
	},
	'lines: paragraphs': {
		text: 'First\nstill first\n\nSecond\r\n\r\nThird',
		meant: '<p>First<br>still first</p>\n<p>Second</p>\n<p>Third</p>',
	},
	'lines: lists with others in them': {
		text: 'Wanted:\n- one\n  - one a\n- two\n\n3. third\n4) fourth',
		meant:
			'<p>Wanted:</p>\n<ul><li>one<ul><li>one a</li></ul></li><li>two</li></ul>\n<ol start="3"><li>third</li><li>fourth</li></ol>',
	},
	'lines: rows of a sheet': {
		text: 'Port\tTons\nNorth\t12\nSouth\t',
		meant:
			'<table><tbody><tr><td>Port</td><td>Tons</td></tr><tr><td>North</td><td>12</td></tr><tr><td>South</td><td></td></tr></tbody></table>',
	},
	'lines: a column of a page, with hyphens': {
		text: 'The harbour autho-\nrity has counted every\nbottle that came in by sea\nsince the first of May.',
		meant: '<p>The harbour authority has counted every bottle that came in by sea since the first of May.</p>',
	},
	'lines: a column with words that keep their hyphens': {
		text: 'A well-\nknown port has a long-\nterm plan for the sheds, and the\nautho-\nrity agrees with it in full.',
		meant: '<p>A well-known port has a long-term plan for the sheds, and the authority agrees with it in full.</p>',
	},
	'lines: an address': {
		text: 'Ministry of Finance\n12 Long Street West\nLondon EC1 4AA',
		meant: '<p>Ministry of Finance<br>12 Long Street West<br>London EC1 4AA</p>',
	},
	'lines: words that only look like something': {
		text: 'He came - late. 3.5 per cent, p. 12\nwww is a name, see a.b',
		meant: '<p>He came - late. 3.5 per cent, p. 12<br>www is a name, see a.b</p>',
	},
};
