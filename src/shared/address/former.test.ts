import { expect, test } from 'vitest';
import { formerAddresses } from './former';

test.each([
	['/2024/05/piece', ['/2024/05/piece']],
	['/2024/05/piece/feed', ['/2024/05/piece/feed', '/2024/05/piece']],
	['/piece/amp', ['/piece/amp', '/piece']],
	['/category/laws/feed/atom', ['/category/laws/feed/atom', '/category/laws']],
	['/category/laws/page/3', ['/category/laws/page/3', '/category/laws']],
	['/piece/comment-page-2', ['/piece/comment-page-2', '/piece']],
	['/2024/05/piece/2', ['/2024/05/piece/2', '/2024/05/piece']],
	['/page/2', ['/page/2', '/page']],
	['/feed', ['/feed', '/page']],
	['/uploads/a-300x200.jpg', ['/uploads/a-300x200.jpg', '/uploads/a.jpg']],
	['/uploads/a-scaled.png', ['/uploads/a-scaled.png', '/uploads/a.png']],
	['/blog?p=12', ['/blog?p=12']],
])('%s', (path, candidates) => {
	expect(formerAddresses(path)).toEqual(candidates);
});
