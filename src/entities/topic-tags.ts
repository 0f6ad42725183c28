import { eq } from 'drizzle-orm';
import type { CommandContext } from '../commands/command';
import { event_edition } from '../data/tables/topic';
import { type CacheTag, tag } from '../shared/cache-tags';

/** Cache tags of the pages that show an event edition: those of its event, and the lists of events. */
export async function topicTags(ctx: CommandContext, event_edition_id: number): Promise<CacheTag[]> {
	const rows = await ctx.read
		.select({ id: event_edition.topic_id })
		.from(event_edition)
		.where(eq(event_edition.id, event_edition_id));
	return [tag.topics, ...rows.map(({ id }) => tag.topic(id))];
}
