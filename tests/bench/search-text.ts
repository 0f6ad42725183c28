/** Plausible text for the benches: the frequencies of words follow Zipf's law, as they do in real text. */

const FUNCTION_WORDS =
	'the of and to in a is that for it as was with be by on not he his but at are this have from or had an they which one you were all her she there would their we him been has when who will no more if out so up said what its about than into them can only other time new some could these two may first then do any like my now over such our man me even most made after also did many off before must well back through years much where your way down should because long each just state those people too mr how little good world make very year still see own work men day get here old life both between being under three never know same last another while us might great go come since against right came take used himself few house american use place during high without again home around small however found mrs part thought went say general once upon school every'.split(
		' ',
	);
const TRADE_WORDS =
	'nicotine product market liquid device excise duty licence company regulation flavour tobacco factory export border import retailer pouch battery cartridge bottle health ministry commission parliament draft directive warehouse shipment inspector laboratory emission register stamp invoice supplier coil ceramic disposable refill packaging label warning customs seizure patent merger investor dividend forecast survey consumer youth cessation trial toxicology formaldehyde propylene glycerine aerosol cotton wholesale pharmacy kiosk vending exhibition visitor booth conference speaker Shenzhen Dongguan Brussels Madrid Warsaw Rome Berlin London Manila Jakarta'.split(
		' ',
	);
const ONSETS = [
	'b',
	'c',
	'd',
	'f',
	'g',
	'h',
	'k',
	'l',
	'm',
	'n',
	'p',
	'r',
	's',
	't',
	'v',
	'w',
	'br',
	'cl',
	'dr',
	'fl',
	'gr',
	'pl',
	'st',
	'tr',
	'sh',
	'ch',
];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ea', 'ou', 'ai'];
const CODAS = ['', 'n', 'r', 's', 'l', 't', 'm', 'nd', 'rt', 'ck', 'st'];

/** A generator of numbers from 0 to 1 that repeats itself from the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = state;
		t = Math.imul(t ^ (t >>> 15), t | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
	};
}

export interface Vocabulary {
	/** Distinct words, the most frequent first. */
	words: readonly string[];
	/** One word, by Zipf's law. */
	word(): string;
	/** One word that is not among the function words. */
	content(): string;
	sentence(length: number): string;
}

/** A vocabulary of `size` words: English function words, words of the trade, then invented ones. */
export function vocabulary(size: number, random: () => number): Vocabulary {
	const words = [...new Set([...FUNCTION_WORDS, ...TRADE_WORDS])];
	const known = new Set(words);
	const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
	while (words.length < size) {
		let word = '';
		const syllables = 2 + Math.floor(random() * 3);
		for (let n = 0; n < syllables; n += 1) word += pick(ONSETS) + pick(VOWELS);
		word += pick(CODAS);
		if (!known.has(word)) {
			known.add(word);
			words.push(word);
		}
	}
	// Cumulative weights, looked up by bisection.
	const sums = new Float64Array(size);
	let sum = 0;
	for (let n = 0; n < size; n += 1) {
		sum += 1 / (n + 2.7) ** 1.05;
		sums[n] = sum;
	}
	const at = (value: number) => {
		let low = 0;
		let high = size - 1;
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((sums[middle] ?? 0) < value) low = middle + 1;
			else high = middle;
		}
		return words[low] ?? '';
	};
	const start = sums[FUNCTION_WORDS.length - 1] ?? 0;
	const word = () => at(random() * sum);
	return {
		words,
		word,
		content: () => at(start + random() * (sum - start)),
		sentence: (length) => {
			const text = Array.from({ length }, word).join(' ');
			return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
		},
	};
}
