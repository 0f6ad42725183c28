import { afterEach, expect, test, vi } from 'vitest';
import { dateOf, momentOf } from './dates';
import { newItem } from './source';

afterEach(() => {
	vi.unstubAllEnvs();
});

test.each([
	['2024-05-02T09:30:00Z', '2024-05-02 09:30:00'],
	['2024-05-02T09:30:00.000Z', '2024-05-02 09:30:00'],
	['2024-05-02T09:30:00+02:00', '2024-05-02 07:30:00'],
	['2024-05-02 09:30:00 -0400', '2024-05-02 13:30:00'],
	['2024-05-02T09:30:00', '2024-05-02 09:30:00'],
	['2024-05-02 09:30', '2024-05-02 09:30:00'],
	['2024-5-2', '2024-05-02 00:00:00'],
	['2024/05/02', '2024-05-02 00:00:00'],
	['Thu, 02 May 2024 09:30:00 +0200', '2024-05-02 07:30:00'],
	['Thu, 02 May 2024 09:30:00 EST', '2024-05-02 14:30:00'],
	['Thu, 02 May 2024 09:30:00 CEST', '2024-05-02 09:30:00'],
	['Thu, 02 May 2024 09:30:00', '2024-05-02 09:30:00'],
	['2 May 2024', '2024-05-02 00:00:00'],
	['May 2, 2024', '2024-05-02 00:00:00'],
	['yesterday', ''],
	['0000-00-00 00:00:00', ''],
	['', ''],
])('%s is the same moment wherever the machine stands', (written, moment) => {
	for (const zone of ['UTC', 'America/New_York', 'Asia/Shanghai']) {
		vi.stubEnv('TZ', zone);
		expect(momentOf(written), zone).toBe(moment);
		const at = moment === '' ? undefined : Date.parse(`${moment.replace(' ', 'T')}Z`) / 1000;
		expect(dateOf({ ...newItem(), pub_date: written }, '').at, zone).toBe(at);
	}
});
