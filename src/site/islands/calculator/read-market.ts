import type { MarketFacts } from '../../../shared/calculate/calculator/facts';

/** Milliseconds after which a request is given up (specification, section 9). */
const TIME_OUT = 30_000;

/**
 * What is known of another market: the page of the calculator carries it.
 * @throws where the page cannot be had
 */
export async function readMarket(address: string, left: AbortSignal): Promise<MarketFacts | null> {
	const response = await fetch(address, { signal: AbortSignal.any([left, AbortSignal.timeout(TIME_OUT)]) });
	const page = new DOMParser().parseFromString(await response.text(), 'text/html');
	const { props } = page.querySelector<HTMLElement>('[data-island$=calculator]')?.dataset ?? {};
	if (!props) throw new Error(String(response.status));
	return (JSON.parse(props) as { market: MarketFacts | null }).market;
}
