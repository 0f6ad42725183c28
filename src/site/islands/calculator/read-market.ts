import type { MarketFacts } from '../../../shared/calculate/calculator/facts';

/** Milliseconds after which a request is given up (specification, section 9). */
const TIME_OUT = 30_000;

/**
 * What is known of another market.
 * @param address of what a calculator is drawn from
 * @throws where it cannot be had
 */
export async function readMarket(address: string, left: AbortSignal): Promise<MarketFacts | null> {
	const response = await fetch(address, { signal: AbortSignal.any([left, AbortSignal.timeout(TIME_OUT)]) });
	if (!response.ok) throw new Error(String(response.status));
	return ((await response.json()) as { market: MarketFacts | null }).market;
}
