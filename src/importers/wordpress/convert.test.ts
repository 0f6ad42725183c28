import { describe, expect, test } from 'vitest';
import { convert } from './converted.fixture';

describe('classic texts', () => {
	test.each([
		['One.\n\nTwo,\nbroken.', '<p>One.</p>\n<p>Two,<br>broken.</p>'],
		['One.\r\n\r\n\r\nTwo.', '<p>One.</p>\n<p>Two.</p>'],
		['One <em>a\nb</em>\n<strong>c</strong>', '<p>One <em>a<br>b</em><br><strong>c</strong></p>'],
		['One.<br />\nTwo.', '<p>One.<br>Two.</p>'],
		[
			'<h2>Title</h2>\nText\n<ul>\n<li>a\nb</li>\n<li>c</li>\n</ul>\nEnd',
			'<h2>Title</h2>\n<p>Text</p>\n<ul><li>a<br>b</li><li>c</li></ul>\n<p>End</p>',
		],
		['<blockquote>One.\n\nTwo.</blockquote>', '<blockquote><p>One.</p><p>Two.</p></blockquote>'],
		['<div>One.\n\nTwo.</div>\nThree.', '<p>One.</p>\n<p>Two.</p>\n<p>Three.</p>'],
		['<pre>a\n\n  b</pre>', '<pre>a\n\n  b</pre>'],
		[
			'<table>\n<tr>\n<td>a\nb</td>\n<td>c\n\nd</td>\n</tr>\n</table>',
			'<table><tbody><tr><td>a<br>b</td><td><p>c</p><p>d</p></td></tr></tbody></table>',
		],
		['Before<!--more-->After', '<p>Before</p>\n<p>After</p>'],
		['One<!--nextpage-->Two', '<p>One</p>\n<p>Two</p>'],
		['', ''],
	])('%j', (content, html) => {
		expect(convert(content).html).toBe(html);
	});
});

describe('shortcodes', () => {
	test.each([
		[
			'[caption id="a" width="300"]<img src="a.jpg" alt="A"> Words <b>here</b>[/caption]',
			'<figure><img src="/media/picture0.webp" alt="A"><figcaption>Words <strong>here</strong></figcaption></figure>',
		],
		[
			"[wp_caption caption='Old &amp; good']<img src='a.jpg'>[/wp_caption]",
			'<figure><img src="/media/picture0.webp" alt=""><figcaption>Old &amp; good</figcaption></figure>',
		],
		[
			'[gallery columns="2" exclude="3"]',
			'<figure class="gallery"><img src="/media/picture1.webp" alt=""><figure><img src="/media/picture2.webp" alt=""><figcaption>Two</figcaption></figure></figure>',
		],
		['[embed width="500"]https://vimeo.com/123456[/embed]', '<figure data-video="vimeo:123456"></figure>'],
		[
			'[youtube https://www.youtube.com/watch?v=abcdefghijk&t=5]',
			'<figure data-video="youtube:abcdefghijk;t=5"></figure>',
		],
		['[youtube abcdefghijk]', '<figure data-video="youtube:abcdefghijk"></figure>'],
		['[youtube id="abcdefghijk"]', '<figure data-video="youtube:abcdefghijk"></figure>'],
		['[vimeo 123456]', '<figure data-video="vimeo:123456"></figure>'],
		[
			'[video mp4="https://old.example/a.mp4"][/video]',
			'<p><a href="https://old.example/a.mp4" rel="noopener">old.example/a.mp4</a></p>',
		],
		[
			'[playlist ids="4,5"]',
			'<p><a href="https://old.example/files/4.mp3" rel="noopener">old.example/files/4.mp3</a></p>\n<p><a href="https://old.example/files/5.mp3" rel="noopener">old.example/files/5.mp3</a></p>',
		],
		[
			'[sourcecode language="php"]<?php echo "<b>";\n\n?>[/sourcecode]',
			'<pre><code>&lt;?php echo "&lt;b&gt;";\n\n?&gt;</code></pre>',
		],
		['He said [sic] and [1] and [see page 3].', '<p>He said [sic] and [1] and [see page 3].</p>'],
		['Write [[gallery ids="1"]] to show pictures.', '<p>Write [gallery ids="1"] to show pictures.</p>'],
		['[et_pb_section][et_pb_text admin="x"]Kept.[/et_pb_text][/et_pb_section]', '<p>Kept.</p>'],
		[
			'<a href="https://x.example/?filter[min_price]=3&b[c=1]">x</a>',
			'<p><a href="https://x.example/?filter[min_price]=3&amp;b[c=1]" rel="noopener">x</a></p>',
		],
		['[caption]never closed', '<p>[caption]never closed</p>'],
		['[/gallery] alone', '<p>[/gallery] alone</p>'],
	])('%j', (content, html) => {
		expect(convert(content).html).toBe(html);
	});
});

describe('texts of the block editor', () => {
	test.each([
		[
			'<!-- wp:paragraph --><p>One.</p><!-- /wp:paragraph -->\n\nLoose.\n\nLoose too.',
			'<p>One.</p>\n<p>Loose.</p>\n<p>Loose too.</p>',
		],
		[
			'<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div><!-- wp:paragraph --><p>A</p><!-- /wp:paragraph --></div><!-- /wp:column --></div><!-- /wp:columns -->',
			'<p>A</p>',
		],
		[
			'<!-- wp:core-embed/vimeo {"url":"https://vimeo.com/76979871"} --><figure><div>https://vimeo.com/76979871</div></figure><!-- /wp:core-embed/vimeo -->',
			'<figure data-video="vimeo:76979871"></figure>',
		],
		[
			'<!-- wp:embed {"url":"https://social.example/1"} --><figure><div>x</div><figcaption>Said</figcaption></figure><!-- /wp:embed -->',
			'<p><a href="https://social.example/1" rel="noopener">social.example/1</a></p>\n<p>Said</p>',
		],
		[
			'<!-- wp:query --><div><!-- wp:post-title /--><p>placeholder</p></div><!-- /wp:query --><!-- wp:paragraph --><p>Kept</p><!-- /wp:paragraph -->',
			'<p>Kept</p>',
		],
		['<!-- wp:block {"ref":7} /-->', '<p>Seven.</p>\n<p>Seven.</p>\n<p>Seven.</p>\n<p>Seven.</p>'],
		[
			'<!-- wp:cover {"url":"https://old.example/a.jpg","id":9} --><div class="wp-block-cover"><p>On it</p></div><!-- /wp:cover -->',
			'<figure><img src="/media/picture9.webp" alt=""></figure>\n<p>On it</p>',
		],
		[
			'<!-- wp:gallery --><figure class="wp-block-gallery"><!-- wp:image {"id":5} --><figure class="wp-block-image"><img src="a.jpg" class="wp-image-5"><figcaption>Five</figcaption></figure><!-- /wp:image --><figcaption>All</figcaption></figure><!-- /wp:gallery -->',
			'<figure class="gallery"><figure><img src="/media/picture5.webp" alt=""><figcaption>Five</figcaption></figure><figcaption>All</figcaption></figure>',
		],
		[
			'<!-- wp:gallery --><ul class="wp-block-gallery"><li class="blocks-gallery-item"><figure><img src="a.jpg"></figure></li><li><figure><img src="missing.jpg"><figcaption>Gone</figcaption></figure></li></ul><!-- /wp:gallery -->',
			'<figure class="gallery"><img src="/media/picture0.webp" alt=""></figure>\n<p>Gone</p>',
		],
		[
			'<!-- wp:video --><figure class="wp-block-video"><video controls src="https://old.example/v.mp4"></video><figcaption>Moves</figcaption></figure><!-- /wp:video -->',
			'<p><a href="https://old.example/v.mp4" rel="noopener">old.example/v.mp4</a></p>\n<p>Moves</p>',
		],
		[
			'<!-- wp:file --><div class="wp-block-file"><a href="https://old.example/a.pdf">Report</a><a href="https://old.example/a.pdf" class="wp-block-file__button" download>Download</a></div><!-- /wp:file -->',
			'<p><a href="https://old.example/a.pdf" rel="noopener">Report</a></p>',
		],
		['<!-- wp:verse --><pre class="wp-block-verse">a<br>  b</pre><!-- /wp:verse -->', '<pre>a\n  b</pre>'],
		[
			'<!-- wp:html --><iframe width="560" src="//www.youtube-nocookie.com/embed/abcdefghijk"></iframe><!-- /wp:html -->',
			'<figure data-video="youtube:abcdefghijk"></figure>',
		],
		['<!-- wp:paragraph --><p>never closed', '<p>never closed</p>'],
		['<!-- wp:list {"broken --><ul><li>a</li></ul><!-- /wp:list -->', '<ul><li>a</li></ul>'],
	])('%j', (content, html) => {
		expect(convert(content).html).toBe(html);
	});
});

describe('links and pictures', () => {
	test.each([
		[
			'<a href="../other/#end">o</a> <a href="?p=3">p</a>',
			'<p><a href="/news/other#end">o</a> <a href="https://old.example/2024/post/?p=3" rel="noopener">p</a></p>',
		],
		['<a href="#there">x</a><h2 id="there">T</h2>', '<p><a href="#there">x</a></p>\n<h2 id="there">T</h2>'],
		['<a href="#nowhere">x</a>', '<p>x</p>'],
		['<a name="x"></a><a href="https://a.example"></a>text', '<p>text</p>'],
		[
			'<p><a href="https://old.example/a.jpg"><img src="https://old.example/a-300x200.jpg" alt="A"></a> Words beside it.</p>',
			'<figure><img src="/media/picture0.webp" alt="A"></figure>\n<p>Words beside it.</p>',
		],
		[
			'<a href="https://a.example/"><img src="a.jpg"></a>',
			'<figure><a href="https://a.example/" rel="noopener"><img src="/media/picture0.webp" alt=""></a></figure>',
		],
		[
			'Say <img class="emoji" alt="🙂" src="https://s.w.org/e.png"> and <img src="data:image/png;base64,AAAA"><img width="1" height="1" src="https://count.example/p.gif"> go.',
			'<p>Say 🙂 and go.</p>',
		],
		[
			'<p>See\nhttps://youtu.be/abcdefghijk\nnow</p>',
			'<p>See</p>\n<figure data-video="youtube:abcdefghijk"></figure>\n<p>now</p>',
		],
		['<figure><img src="missing.jpg"><figcaption>What it was</figcaption></figure>', '<p>What it was</p>'],
		[
			'<div dir="rtl" lang="ar"><p>س</p><p dir="ltr">x</p></div>',
			'<p lang="ar" dir="rtl">س</p>\n<p lang="ar" dir="ltr">x</p>',
		],
		[
			'<table><tr><th>a</th><th></th></tr><tr><th>b</th><td>1</td></tr></table>',
			'<table><tbody><tr><th scope="col">a</th><td></td></tr><tr><th scope="row">b</th><td>1</td></tr></tbody></table>',
		],
	])('%j', (content, html) => {
		expect(convert(content).html).toBe(html);
	});

	test('asks for each picture by its whole address', () => {
		expect(convert('<img src="/up/a.jpg"><img src="//cdn.example/b.jpg"><img src="c.jpg">').addresses).toEqual([
			'https://old.example/up/a.jpg',
			'https://cdn.example/b.jpg',
			'https://old.example/2024/post/c.jpg',
		]);
	});
});
