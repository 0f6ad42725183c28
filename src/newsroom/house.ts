/** What the page says of the house it belongs to: the same for everybody who opens it. */
interface House {
	brand: string;
	editions: { code: string; name: string }[];
}

/** Element that the application is drawn into. */
export const root = document.getElementById('newsroom') as HTMLElement;

/** Name of the house and its editions, the one without a prefix first. */
export const house = JSON.parse(root.dataset.house ?? '{}') as House;
