import { imprintEn } from '../../src/shared/site/texts/imprint-en';
import { imprintEs } from '../../src/shared/site/texts/imprint-es';
import { type DemoPage, type DemoSite, inEnglish, inSpanish } from '../page';

const DEMONSTRATION = {
	en: `<h2 id="demonstration">Demonstration edition</h2>
<p>The publisher named here is invented, as are its address and its entry in the register.</p>
`,
	es: `<h2 id="demonstration">Edición de demostración</h2>
<p>La editora que aquí figura es inventada, igual que su dirección y su inscripción en el registro.</p>
`,
};

export const imprint = (site: DemoSite): DemoPage => {
	const [en, es] = [imprintEn({ ...site, ...inEnglish }), imprintEs({ ...site, ...inSpanish })];
	return {
		name: 'imprint',
		version: '1.0',
		valid_from: '2026-09-01',
		en: { ...en, html: DEMONSTRATION.en + en.html },
		es: { ...es, html: DEMONSTRATION.es + es.html },
	};
};
