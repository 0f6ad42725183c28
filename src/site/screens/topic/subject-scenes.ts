import type { Subject } from '../../../queries/event/subject';
import type { FilledModule } from '../../../queries/event/subject-rows';
import type { Depicted } from '../../../shared/cover/scene-choice';
import { scenesApart } from '../../../shared/cover/scenes-apart';
import { depicted, sceneOfShow } from '../../blocks/cover/scenes';
import { heroSeed } from './subject-paths';

/** A picture of a show that nothing is known of but its seed. */
const ofShow = (seed: string): Depicted => ({ seed, section: 'exhibition', title: '', tags: [] });

/** The modules with drawings that differ from their neighbours, from the picture across the top down the whole page. */
export function modulesApart(subject: Subject, modules: readonly FilledModule[]): FilledModule[] {
	const hero = heroSeed(subject, modules);
	const pictures = modules.flatMap((module): Depicted[] => {
		if (module.kind === 'article_list') return module.rows.filter((one) => !one.cover).map(depicted);
		if (module.kind === 'photo_wall')
			return module.rows.filter((one) => !one.picture).map((one) => ofShow(one.cover_seed));
		if (module.kind === 'video') return [ofShow(module.content.cover_seed)];
		return [];
	});
	const scenes = scenesApart([{ ...ofShow(hero), fixed: sceneOfShow(hero) }, ...pictures])
		.slice(1)
		.values();
	const next = () => scenes.next().value;
	return modules.map((module): FilledModule => {
		if (module.kind === 'article_list')
			return { ...module, rows: module.rows.map((one) => (one.cover ? one : { ...one, scene: next() })) };
		if (module.kind === 'photo_wall')
			return { ...module, rows: module.rows.map((one) => (one.picture ? one : { ...one, scene: next() })) };
		// A seed that begins with a scene has chosen it.
		if (module.kind === 'video')
			return { ...module, content: { ...module.content, cover_seed: `${next()}~${module.content.cover_seed}` } };
		return module;
	});
}
