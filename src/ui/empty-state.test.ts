import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyState } from './empty-state';

test('an empty state without words of its own says "no data" in Chinese, and marks the language', () => {
	expect(renderToString(createElement(EmptyState, {}))).toContain('<h2 lang="zh">暂无数据</h2>');
	const own = renderToString(
		createElement(
			EmptyState,
			{ message: 'Nothing here yet', line: 'No article so far.' },
			createElement('a', { href: '/news' }, 'All news'),
		),
	);
	expect(own).toContain('<h2>Nothing here yet</h2><p>No article so far.</p><a href="/news">All news</a>');
	expect(own).not.toContain('暂无数据');
});
