/** A field of a post. */
export const meta = (key: string, value: string) =>
	`<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
/** A published post of the site `mist.example`. */
export const item = (id: number, title: string, content: string, more = '') =>
	`<item><title>${title}</title><link>https://mist.example/${id}/</link><dc:creator>ana</dc:creator>
	<content:encoded><![CDATA[${content}]]></content:encoded><wp:post_id>${id}</wp:post_id>
	<wp:post_date_gmt>2024-05-01 08:00:00</wp:post_date_gmt><wp:post_name>piece-${id}</wp:post_name>
	<wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${more}</item>`;
/** The export of that site, with what is given inside. */
export const around = (inside: string) =>
	`<rss xmlns:dc="d" xmlns:content="c" xmlns:wp="w"><channel><title>Mist</title><link>https://mist.example</link>
	<wp:wxr_version>1.2</wp:wxr_version><wp:author><wp:author_login>ana</wp:author_login>
	<wp:author_display_name>Ana Ruiz</wp:author_display_name></wp:author>${inside}</channel></rss>`;
