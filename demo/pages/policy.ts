import { policyEn } from '../../src/shared/site/texts/policy-en';
import { policyEs } from '../../src/shared/site/texts/policy-es';
import { type DemoPage, type DemoSite, inEnglish, inSpanish } from '../page';

const END = {
	en: 'This is the policy of a demonstration edition. Anyone running the software for real readers must check it against their own practice and the law that applies to them.',
	es: 'Esta es la política de una edición de demostración. Quien utilice el programa con lectores reales debe contrastarla con su propia práctica y con la ley aplicable.',
};

export const policy = (site: DemoSite): DemoPage => {
	const [en, es] = [policyEn({ ...site, ...inEnglish }), policyEs({ ...site, ...inSpanish })];
	return {
		name: 'policy',
		version: '3.0',
		valid_from: '2026-09-01',
		en: { ...en, html: `${en.html}<p>${END.en}</p>\n` },
		es: { ...es, html: `${es.html}<p>${END.es}</p>\n` },
	};
};
