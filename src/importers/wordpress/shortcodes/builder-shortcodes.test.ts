import { expect, test } from 'vitest';
import { convert } from '../converted.fixture';

const encoded = (html: string) => Buffer.from(encodeURIComponent(html)).toString('base64');
const PICTURE = '<figure><img src="/media/picture2.webp" alt=""><figcaption>Two</figcaption></figure>';

test.each([
	['[vc_column_text]Builder words[/vc_column_text]', '<p>Builder words</p>'],
	['[vc_column_text]One[/vc_column_text][vc_column_text]Two[/vc_column_text]', '<p>One</p>\n<p>Two</p>'],
	[
		'[vc_hoverbox primary_title="Front" hover_title="Back"]Body[/vc_hoverbox]',
		'<h3>Front</h3>\n<h3>Back</h3>\n<p>Body</p>',
	],
	['A [fusion_highlight color="#fff"]marked[/fusion_highlight] word.', '<p>A marked word.</p>'],
	[`[vc_raw_html]${encoded('<p>Raw words</p>')}[/vc_raw_html]`, '<p>Raw words</p>'],
	[
		'[vc_custom_heading text="Said ``so``" font_container="tag:h3|text_align:left" link="url:https%3A%2F%2Fx.example%2Fa|title:T"]',
		'<h3><a href="https://x.example/a" rel="noopener">Said "so"</a></h3>',
	],
	[
		'[vc_btn title="Go on" link="url:https%3A%2F%2Fx.example%2Fa"]',
		'<p><a href="https://x.example/a" rel="noopener">Go on</a></p>',
	],
	['[vc_cta h2="Call us" h4="Or write"]Inside.[/vc_cta]', '<h3>Call us</h3>\n<h3>Or write</h3>\n<p>Inside.</p>'],
	['[vc_message message_box_style="solid"]Mind it.[/vc_message]', '<p>Mind it.</p>'],
	['[vc_tta_section title="One" tab_id="t1"]First.[/vc_tta_section]', '<h3>One</h3>\n<p>First.</p>'],
	['[vc_toggle title="Why?"]Because.[/vc_toggle]', '<h3>Why?</h3>\n<p>Because.</p>'],
	['[vc_single_image image="2" img_size="full"]', PICTURE],
	[
		'[vc_gallery type="image_grid" images="1,3"]',
		'<figure class="gallery"><img src="/media/picture1.webp" alt=""><img src="/media/picture3.webp" alt=""></figure>',
	],
	['[vc_video link="https://vimeo.com/12345678"]', '<figure data-video="vimeo:12345678"></figure>'],
	[
		`[vc_gmaps link="#E-8_${encoded('<iframe src="https://maps.example/x"></iframe>')}"]`,
		'<p><a href="https://maps.example/x" rel="noopener">maps.example/x</a></p>',
	],
	[
		`[vc_progress_bar values="${encodeURIComponent('[{"label":"Ports open","value":"90"}]')}" units="%"]`,
		'<p>Ports open</p>\n<p>90</p>',
	],
	['[et_pb_text text_font="Roboto||||"]<p>Text.</p>[/et_pb_text]', '<p>Text.</p>'],
	[
		'[et_pb_blurb title="A blurb" url="https://x.example/b" image="https://old.example/i.jpg" alt="Alt words"]<p>Body</p>[/et_pb_blurb]',
		'<h3><a href="https://x.example/b" rel="noopener">A blurb</a></h3>\n<figure><img src="/media/picture0.webp" alt="Alt words"></figure>\n<p>Body</p>',
	],
	[
		'[et_pb_button button_text="Click" button_url="https://x.example/" button_text_size="11px" /]',
		'<p><a href="https://x.example/" rel="noopener">Click</a></p>',
	],
	[
		'[et_pb_image src="https://old.example/a.png" alt="A" title_text="a-file-name" /]',
		'<figure><img src="/media/picture0.webp" alt="A"></figure>',
	],
	['[et_pb_toggle title="Open me"]Toggle.[/et_pb_toggle]', '<h3>Open me</h3>\n<p>Toggle.</p>'],
	['[et_pb_code]<p>One</p><!-- [et_pb_line_break_holder] --><p>Two</p>[/et_pb_code]', '<p>One</p>\n<p>Two</p>'],
	['[et_pb_cta title="Now" button_text="Go"]Body.[/et_pb_cta]', '<h3>Now</h3>\n<p>Go</p>\n<p>Body.</p>'],
	[
		'[et_pb_testimonial author="Ada Quill" job_title="Editor"]Said it.[/et_pb_testimonial]',
		'<blockquote><p>Said it.</p></blockquote>\n<p>Ada Quill</p>\n<p>Editor</p>',
	],
	[
		'[et_pb_number_counter title="Ports" number="45" percent_sign="off"][/et_pb_number_counter]',
		'<h3>Ports</h3>\n<p>45</p>',
	],
	['[et_pb_slide heading="A %22slide%22"]Words.[/et_pb_slide]', '<h3>A "slide"</h3>\n<p>Words.</p>'],
	['[fusion_title size="3"]A title[/fusion_title]', '<h3>A title</h3>'],
	[`[fusion_code]${encoded('<p>Coded</p>')}[/fusion_code]`, '<p>Coded</p>'],
	[
		'[fusion_button link="https://x.example/"]Press[/fusion_button]',
		'<p><a href="https://x.example/" rel="noopener">Press</a></p>',
	],
	[
		'[fusion_imageframe image_id="2|full"]https://old.example/a.jpg[/fusion_imageframe]',
		'<figure><img src="/media/picture0.webp" alt=""></figure>',
	],
	['[fusion_youtube id="abcdefghijk"]', '<figure data-video="youtube:abcdefghijk"></figure>'],
	['[fusion_toggle title="Ask"]Answer.[/fusion_toggle]', '<h3>Ask</h3>\n<p>Answer.</p>'],
	["[av_heading heading='It’s so' tag='h2']", '<h2>It’s so</h2>'],
	['[su_spoiler title="More"]Hidden.[/su_spoiler]', '<h3>More</h3>\n<p>Hidden.</p>'],
	['In line [tooltip text="Words of a tip"]term[/tooltip] goes on.', '<p>In line term (Words of a tip) goes on.</p>'],
])('%j', (content, html) => {
	const converted = convert(content);
	expect(converted.html).toBe(html);
	expect(converted.notes).toContain('shortcode');
	expect(converted.lost).toEqual([]);
});

test('scripts of a builder go and are named; forms are named', () => {
	const script = convert(`A[vc_raw_js]${encoded('<script>track()</script>')}[/vc_raw_js]`);
	expect(script.html).toBe('<p>A</p>');
	expect(script.lost).toEqual(['[vc_raw_js]']);
	expect(convert('[contact-form-7 id="5" title="Contact form 1"]')).toMatchObject({ html: '', notes: ['shortcode'] });
});

test('a table that an extension keeps elsewhere is named by its number', () => {
	expect(convert('[table id=5 /]').lost).toEqual(['[table] 5']);
});

test('an attribute may be as long as a page', () => {
	const words = 'many words of it '.repeat(2_000).trim();
	expect(convert(`[vc_box content="${words}"]`).html).toBe(`<p>${words}</p>`);
});
