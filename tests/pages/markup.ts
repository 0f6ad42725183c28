/** Whether pages are valid HTML. */
import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate';
import type { Page } from './crawl';

/** Puts its rules together once, and not anew for each page. */
class Rules extends StaticConfigLoader {
	#together: ResolvedConfig | Promise<ResolvedConfig> | undefined;

	override getConfigFor(handle: string): ResolvedConfig | Promise<ResolvedConfig> {
		this.#together ??= super.getConfigFor(handle);
		return this.#together;
	}
}

const html = new HtmlValidate(
	new Rules({
		extends: ['html-validate:standard'],
		rules: {
			// What the writer of the document decides, not a question of validity.
			'no-trailing-whitespace': 'off',
			'long-title': 'off',
			'attribute-boolean-style': 'off',
			'attribute-empty-style': 'off',
			'void-style': 'off',
			'tel-non-breaking': 'off',
			'doctype-style': 'off',
			// A list without bullets loses its role in one browser unless it is named again.
			'no-redundant-role': 'off',
		},
	}),
);

/** What is not valid in these pages, by path. */
export async function markupErrors(pages: readonly Page[]): Promise<Record<string, string[]>> {
	const errors: Record<string, string[]> = {};
	for (const { path, text } of pages) {
		const report = await html.validateString(text);
		const found = report.results.flatMap((result) =>
			result.messages.map((message) => `${message.line}:${message.column} ${message.ruleId} ${message.message}`),
		);
		if (found.length > 0) errors[path] = found.slice(0, 8);
	}
	return errors;
}
