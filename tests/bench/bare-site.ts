/**
 * What an uncached page of the site is measured against: a bare `node:http` server that reads the words of a page by
 * their key, in one prepared statement, and writes the `renderToString` of the smallest tree that shows them. A program
 * of its own, so that its processor time is its own.
 *
 * Argument: address of a database with the table `bench_words`. Prints its port when it is ready.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 6, options: '-c jit=off' });

const server = createServer((request, response) => {
	const answer = async () => {
		const { rows } = await pool.query<{ lines: string[] }>({
			name: 'words',
			text: 'select lines from bench_words where path = $1',
			values: [request.url],
		});
		const lines = rows[0]?.lines;
		if (!lines) return response.writeHead(404).end();
		const tree = createElement(
			'html',
			{ lang: 'en' },
			createElement('head', null, createElement('title', null, lines[0])),
			createElement('body', null, ...lines.map((line) => createElement('p', null, line))),
		);
		const html = `<!doctype html>${renderToString(tree)}`;
		const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': Buffer.byteLength(html) };
		return response.writeHead(200, headers).end(html);
	};
	answer().catch(() => response.destroy());
});

server.listen(0, '127.0.0.1', () => process.stdout.write(`listening at ${(server.address() as AddressInfo).port}\n`));
