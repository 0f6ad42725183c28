/** What programs put on the clipboard, as they write it, and the text that is meant. */

const docs = (inside: string) =>
	`<html><body><!--StartFragment--><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f6c2c5a-7fff-9d3a-11c3-0e9c6c2f8b51">${inside}</b><!--EndFragment--></body></html>`;
const run = (text: string, style = '') =>
	`<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;${style}">${text}</span>`;
const docsItem = (text: string, level: number) =>
	`<li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${run(text)}</p></li>`;

const word = (inside: string) => `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- @list l0:level1 {mso-level-text:"%1.";} p.MsoNormal {margin:0cm;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->${inside}<!--EndFragment--></body></html>`;
const wordItem = (text: string, level: number, marker: string) =>
	`<p class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`;

export const PROGRAMS: readonly [name: string, pasted: string, meant: string][] = [
	[
		'Google Docs: words, formatting, a link',
		docs(
			`<h2 dir="ltr" style="line-height:1.38;">${run('Stock', 'font-weight:700;')}</h2><p dir="ltr">${run('The ')}${run('median', 'font-weight:700;')}${run(' was ')}${run('nine', 'font-style:italic;')}${run(' weeks, ')}<a href="https://www.google.com/url?q=https://data.example/weeks&amp;sa=D" style="text-decoration:none;">${run('says the survey', 'text-decoration:underline;')}</a>${run('.')}</p><br><p dir="ltr">${run('CO')}${run('2', 'vertical-align:sub;')}</p>`,
		),
		'<h2>Stock</h2>\n<p>The <strong>median</strong> was <em>nine</em> weeks, <a href="https://data.example/weeks" rel="noopener">says the survey</a>.</p>\n<p>CO<sub>2</sub></p>',
	],
	[
		'Google Docs: a list three deep',
		docs(
			`<ul style="margin-top:0;">${docsItem('one', 1)}<ul>${docsItem('two', 2)}<ul>${docsItem('three', 3)}</ul></ul>${docsItem('four', 1)}</ul>`,
		),
		'<ul><li>one<ul><li>two<ul><li>three</li></ul></li></ul></li><li>four</li></ul>',
	],
	[
		'Google Docs: a table with merged cells',
		docs(
			`<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;"><colgroup><col width="90"/><col width="90"/></colgroup><tbody><tr style="height:0pt"><td colspan="2" style="border:solid #000 1pt;"><p dir="ltr">${run('Both')}</p></td></tr><tr><td rowspan="1"><p dir="ltr">${run('a')}</p></td><td><p dir="ltr">${run('b')}</p><p dir="ltr">${run('c')}</p></td></tr></tbody></table></div>`,
		),
		'<table><tbody><tr><td colspan="2">Both</td></tr><tr><td>a</td><td><p>b</p><p>c</p></td></tr></tbody></table>',
	],
	[
		'Word: paragraphs and formatting',
		word(
			"<h1>Duty<o:p></o:p></h1><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Poland</b> taxes <i>liquids</i><span\nstyle='mso-spacerun:yes'>  </span>since 2020.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>",
		),
		'<h2>Duty</h2>\n<p><strong>Poland</strong> taxes <em>liquids</em> since 2020.</p>',
	],
	[
		'Word: a list three deep, and its bullets',
		word(wordItem('one', 1, '·') + wordItem('two', 2, 'o') + wordItem('three', 3, '§') + wordItem('four', 1, '·')),
		'<ul><li>one<ul><li>two<ul><li>three</li></ul></li></ul></li><li>four</li></ul>',
	],
	[
		'Word: a numbered list with letters inside, and another after a paragraph',
		word(
			`${wordItem('one', 1, '1.') + wordItem('a thing', 2, 'a)') + wordItem('two', 1, '2.')}<p class=MsoNormal>Between<o:p></o:p></p>${wordItem('three', 1, '3.')}`,
		),
		'<ol><li>one<ol><li>a thing</li></ol></li><li>two</li></ol>\n<p>Between</p>\n<ol start="3"><li>three</li></ol>',
	],
	[
		'Word: a table with merged cells',
		word(
			"<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0><tr style='mso-yfti-irow:0'><td width=200 colspan=2 valign=top><p class=MsoNormal>Both<o:p></o:p></p></td></tr><tr><td width=100 rowspan=2><p class=MsoNormal>a<o:p></o:p></p></td><td><p class=MsoNormal>b<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table>",
		),
		'<table><tbody><tr><td colspan="2">Both</td></tr><tr><td rowspan="2">a</td><td>b</td></tr><tr><td></td></tr></tbody></table>',
	],
	[
		'LibreOffice',
		'<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/><style type="text/css">p { line-height: 115% }</style></head><body lang="en-GB"><p style="line-height: 100%; margin-bottom: 0cm"><font face="Arial"><b>Bold</b></font> and <u>under</u></p><ol><li><p>first</p></li><li><p>second</p></li></ol></body></html>',
		'<p><strong>Bold</strong> and under</p>\n<ol><li>first</li><li>second</li></ol>',
	],
	[
		'a page of the web, with what is not its text',
		'<meta charset="utf-8"><div class="article" style="color: rgb(0, 0, 0);"><h1 class="title">Head</h1><div class="byline">By X<br></div><nav hidden><a href="/x">Menu</a></nav><p>One <a href="/relative" onclick="x()">link</a>.</p><img src="https://far.example/a.png" alt="far"><script>alert(1)</script><button>Share</button><p>Two</p></div>',
		'<h2>Head</h2>\n<p>By X</p>\n<p>One <a href="/relative">link</a>.</p>\n<p>Share</p>\n<p>Two</p>',
	],
	[
		'Google Sheets',
		'<meta charset="utf-8"><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;" data-sheets-value="{}">Market</td><td>Rate</td></tr><tr><td>Italy</td><td style="text-align:right;">0.13</td></tr></tbody></table>',
		'<table><tbody><tr><td>Market</td><td>Rate</td></tr><tr><td>Italy</td><td>0.13</td></tr></tbody></table>',
	],
	[
		'Excel',
		'<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!--table {mso-displayed-decimal-separator:"\\.";}--></style></head><body><table border=0 cellpadding=0 width=128 style=\'border-collapse:collapse\'><!--StartFragment--><col width=64 span=2><tr height=20><td height=20 class=xl65>Market</td><td colspan=2>Rate</td></tr><!--EndFragment--></table></body></html>',
		'<table><tbody><tr><td>Market</td><td colspan="2">Rate</td></tr></tbody></table>',
	],
	[
		'a letter in Outlook',
		'<div class=WordSection1><p class=MsoNormal><span lang=EN-US style=\'font-size:11.0pt;color:#1F497D\'>Dear all,<o:p></o:p></span></p><p class=MsoNormal><span lang=EN-US><a href="mailto:desk@site.example">Write to us</a><o:p></o:p></span></p><p class=MsoNormal><s>gone</s></p></div>',
		'<p>Dear all,</p>\n<p><a href="mailto:desk@site.example">Write to us</a></p>\n<p><s>gone</s></p>',
	],
];
