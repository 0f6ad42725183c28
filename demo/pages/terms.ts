import { termsEn } from '../../src/shared/site/texts/terms-en';
import { termsEs } from '../../src/shared/site/texts/terms-es';
import { type DemoPage, type DemoSite, inEnglish, inSpanish } from '../page';

const DEMONSTRATION = {
	en: `<h2 id="demonstration">Demonstration edition</h2>
<p>Companies, people, quotations, licence records and exhibitor lists in this edition are invented. Legal facts, rates and figures of real events are given with their sources. Do not quote this edition as news, and do not rely on it for business decisions.</p>
`,
	es: `<h2 id="demonstration">Edición de demostración</h2>
<p>Las empresas, las personas, las citas, las licencias y las listas de expositores de esta edición son inventadas. Los datos legales, los tipos y las cifras de ferias reales se dan con su fuente. No cite esta edición como noticia ni se base en ella para decisiones de negocio.</p>
`,
};
/** Before which of the headings the text says that it is of a demonstration. */
const NEXT = '<h2 id="advice">';

export const terms = (site: DemoSite): DemoPage => {
	const [en, es] = [termsEn({ ...site, ...inEnglish }), termsEs({ ...site, ...inSpanish })];
	return {
		name: 'terms',
		version: '2.1',
		valid_from: '2026-09-01',
		en: { ...en, html: en.html.replace(NEXT, DEMONSTRATION.en + NEXT) },
		es: { ...es, html: es.html.replace(NEXT, DEMONSTRATION.es + NEXT) },
	};
};
